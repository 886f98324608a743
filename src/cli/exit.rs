//! Exit codes, and what decides between them.

use crate::cli::{Config, Mode};
use crate::discover::Problem;
use crate::report::Outcome;

/// How buffix ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 0: nothing was found, or all of it is repaired.
    Clean,
    /// 1: findings are left, or the diff is not empty.
    Found,
    /// 2: wrong use, or a run that could not look at everything.
    Incomplete,
}

impl Exit {
    pub fn code(self) -> u8 {
        match self {
            Exit::Clean => 0,
            Exit::Found => 1,
            Exit::Incomplete => 2,
        }
    }
}

/// `--diff` is asked what would change, so there the diff decides and not what is left besides.
pub fn exit(config: &Config, outcome: &Outcome) -> Exit {
    let found = match config.mode {
        Mode::Report | Mode::Fix | Mode::AddAllow | Mode::Interactive => !outcome.findings.is_empty(),
        Mode::Diff => !outcome.rewrites.is_empty(),
        Mode::FixOnly | Mode::Unknown | Mode::Why => false,
    };
    // A bot is to make what repairs there are also where some file of a repository is none of Rust.
    // What is wrong with another file than the one that was asked about changes little of an answer.
    let is_forgiving = matches!(config.mode, Mode::FixOnly | Mode::Why);
    let is_forgiven = |it: &Problem| is_forgiving && it.kind.is_local();
    if !outcome.problems.iter().all(is_forgiven) {
        Exit::Incomplete
    } else if found && !config.exit_zero {
        Exit::Found
    } else {
        Exit::Clean
    }
}

#[cfg(test)]
mod tests {
    use super::{Exit, exit};
    use crate::cli::tests::config_of;
    use crate::discover::{Problem, ProblemKind};
    use crate::edit::Rewrite;
    use crate::file::FileId;
    use crate::repair::Finding;
    use crate::report::Outcome;

    fn rewrites() -> Vec<Rewrite> {
        vec![Rewrite { file: FileId(0), after: String::new(), findings: vec![0] }]
    }

    fn problems() -> Vec<Problem> {
        vec![Problem { shown: "a.rs".to_owned(), kind: ProblemKind::NotUtf8 }]
    }

    #[test]
    fn nothing_found_is_clean_in_every_mode() {
        for args in [&[][..], &["--diff"], &["--fix"], &["--fix-only"]] {
            assert_eq!(exit(&config_of(args), &Outcome::default()), Exit::Clean, "{args:?}");
        }
    }

    #[test]
    fn what_is_left_counts_unless_the_mode_asks_for_something_else() {
        let outcome = Outcome { findings: vec![Finding::left()], ..Outcome::default() };
        let of = |args: &[&str]| exit(&config_of(args), &outcome).code();
        assert_eq!([of(&[]), of(&["--fix"]), of(&["--diff"]), of(&["--fix-only"])], [1, 1, 0, 0]);
        assert_eq!(of(&["--exit-zero"]), 0);
    }

    #[test]
    fn a_diff_that_is_not_empty_counts() {
        let outcome = Outcome { rewrites: rewrites(), ..Outcome::default() };
        assert_eq!(exit(&config_of(&["--diff"]), &outcome), Exit::Found);
        assert_eq!(exit(&config_of(&["--diff", "--exit-zero"]), &outcome), Exit::Clean);
    }

    #[test]
    fn an_incomplete_run_is_never_clean() {
        let outcome = Outcome { problems: problems(), ..Outcome::default() };
        for args in [&[][..], &["--diff"], &["--fix"], &["--exit-zero"]] {
            assert_eq!(exit(&config_of(args), &outcome).code(), 2, "{args:?}");
        }
    }

    #[test]
    fn a_bot_is_stopped_by_what_it_cannot_do_and_not_by_one_file() {
        let config = config_of(&["--fix-only"]);
        let mut outcome = Outcome { problems: problems(), ..Outcome::default() };
        assert_eq!(exit(&config, &outcome), Exit::Clean);
        let refused = ProblemKind::NotWritten("a.rs: is read-only".to_owned());
        outcome.problems.push(Problem { shown: "a.rs".to_owned(), kind: refused });
        assert_eq!(exit(&config, &outcome), Exit::Incomplete);
    }
}
