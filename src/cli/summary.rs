//! The last line of a run, on stderr.

use crate::cli::{Config, Mode};
use crate::report::{Outcome, Tally, counted};

/// Without the name of the program and without a line end.
pub fn summary(config: &Config, outcome: &Outcome) -> String {
    let tally = Tally::of(&outcome.findings);
    match config.mode {
        Mode::Report | Mode::Why => format!("{}{}", found(tally, outcome), hint(tally)),
        Mode::Diff if outcome.rewrites.is_empty() => found(tally, outcome),
        Mode::Diff => format!("{}; run with --fix to write the repairs", found(tally, outcome)),
        Mode::Unknown => {
            let apis = counted(outcome.unjudged.len(), "API");
            let files = counted(outcome.n_files, "file");
            format!("{apis} not in the catalogue in {files}; describe one with --catalogue")
        }
        Mode::Fix | Mode::FixOnly | Mode::AddAllow | Mode::Interactive => {
            let verb = if config.mode == Mode::AddAllow { "silenced" } else { "repaired" };
            let repaired = counted(outcome.written.repaired.len(), "finding");
            let files = counted(outcome.written.files.len(), "file");
            let left = if tally.total() == 0 { "none".to_owned() } else { split(tally) };
            let committed = match outcome.written.commits {
                0 => String::new(),
                commits => format!("; made {}", counted(commits, "commit")),
            };
            format!("{verb} {repaired} in {files}{committed}; {left} remain{}", left_out(outcome))
        }
    }
}

fn found(tally: Tally, outcome: &Outcome) -> String {
    let files = counted(outcome.n_files, "file");
    let found = if tally.total() == 0 { "no findings".to_owned() } else { split(tally) };
    format!("{found} in {files}{}", left_out(outcome))
}

/// `; 3 known from the baseline`.
fn left_out(outcome: &Outcome) -> String {
    let said = |count: usize, what: &str| if count > 0 { format!("; {count} {what}") } else { String::new() };
    said(outcome.n_known, "known from the baseline")
        + &said(outcome.n_unchanged, "outside of the changed lines")
        + &quiet(outcome)
}

/// `; 3 quiet findings (few-calls, test; --all shows them)`.
fn quiet(outcome: &Outcome) -> String {
    if outcome.quiet.is_empty() {
        return String::new();
    }
    let ids: Vec<&str> = outcome.quiet.keys().map(|it| it.id()).collect();
    let n_quiet = counted(outcome.quiet.values().sum(), "quiet finding");
    format!("; {n_quiet} ({}; --all shows them)", ids.join(", "))
}

/// `5 findings (3 safe to fix, 1 for review, 1 left)`.
fn split(tally: Tally) -> String {
    let parts: Vec<String> =
        [(tally.safe, "safe to fix"), (tally.review, "for review"), (tally.left, "left")]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
    format!("{} ({})", counted(tally.total(), "finding"), parts.join(", "))
}

fn hint(tally: Tally) -> &'static str {
    match (tally.safe, tally.review) {
        (0, 0) => "",
        (0, _) => "; run with --diff --unsafe-fixes to see the repairs",
        _ => "; run with --fix to make the safe repairs, or --diff to see them",
    }
}

#[cfg(test)]
mod tests {
    use super::summary;
    use crate::cli::tests::config_of;
    use crate::file::FileId;
    use crate::repair::Finding;
    use crate::report::{Outcome, Repaired, Written};

    fn repaired() -> Repaired {
        Repaired {
            finding: Finding::left(),
            place: "a.rs:1:1".to_owned(),
            files: std::iter::once(FileId(0)).collect(),
        }
    }

    #[test]
    fn the_last_line_says_what_was_done() {
        let clean = Outcome { n_files: 1234, ..Outcome::default() };
        assert_eq!(summary(&config_of(&[]), &clean), "no findings in 1,234 files");
        let outcome = Outcome {
            n_files: 120,
            findings: vec![Finding::left(), Finding::left()],
            written: Written { repaired: vec![repaired(); 3], files: vec![FileId(0)], commits: 0 },
            ..Outcome::default()
        };
        assert_eq!(summary(&config_of(&[]), &outcome), "2 findings (2 left) in 120 files");
        assert_eq!(
            summary(&config_of(&["--fix"]), &outcome),
            "repaired 3 findings in 1 file; 2 findings (2 left) remain"
        );
        let silenced = config_of(&["--add-allow"]);
        assert_eq!(summary(&silenced, &outcome), "silenced 3 findings in 1 file; 2 findings (2 left) remain");
        let mut fixed = Outcome { findings: vec![], ..outcome };
        assert_eq!(summary(&config_of(&["--fix"]), &fixed), "repaired 3 findings in 1 file; none remain");
        fixed.written.commits = 2;
        assert_eq!(
            summary(&config_of(&["--fix"]), &fixed),
            "repaired 3 findings in 1 file; made 2 commits; none remain"
        );
        let limited = Outcome { n_known: 4, n_unchanged: 1, ..clean };
        assert_eq!(
            summary(&config_of(&[]), &limited),
            "no findings in 1,234 files; 4 known from the baseline; 1 outside of the changed lines"
        );
    }
}
