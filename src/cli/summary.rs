//! The last line of a run, on stderr.

use crate::cli::{Config, Mode};
use crate::report::{Outcome, Tally, counted};

/// Without the name of the program and without a line end.
pub fn summary(config: &Config, outcome: &Outcome) -> String {
    let tally = Tally::of(&outcome.findings);
    match config.mode {
        Mode::Report => format!("{}{}", found(tally, outcome.n_files), hint(tally)),
        Mode::Diff if outcome.rewrites.is_empty() => found(tally, outcome.n_files),
        Mode::Diff => format!("{}; run with --fix to write the repairs", found(tally, outcome.n_files)),
        Mode::Fix | Mode::FixOnly => {
            let repaired = counted(outcome.written.findings, "finding");
            let files = counted(outcome.written.files, "file");
            let left = if tally.total() == 0 { "none".to_owned() } else { split(tally) };
            format!("repaired {repaired} in {files}; {left} left over")
        }
    }
}

fn found(tally: Tally, n_files: usize) -> String {
    let files = counted(n_files, "file");
    if tally.total() == 0 {
        format!("no findings in {files}")
    } else {
        format!("{} in {files}", split(tally))
    }
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
