//! A table for the text of a pull request or the summary of a job.

use std::io;

use crate::report::{Report, Tally, primary, words};

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    let tally = Tally::of(report.findings);
    if tally.total() == 0 {
        return writeln!(out, "buffix found nothing.");
    }
    let found = words::counted(tally.total(), "finding");
    writeln!(out, "{found}: {} safe, {} for review, {} left.\n", tally.safe, tally.review, tally.left)?;
    writeln!(out, "| place | rule | what | cost | repair |\n|---|---|---|---|---|")?;
    for finding in report.findings {
        let flow = &finding.flow;
        writeln!(
            out,
            "| {} | `{}` | {} | {} | {} |",
            cell(&report.shown_place(primary(flow))),
            flow.rule.code(),
            cell(&words::title(flow)),
            cell(&words::note(flow).unwrap_or_default()),
            words::verdict(&finding.verdict),
        )?;
    }
    Ok(())
}

/// A text that stays within its cell and means nothing else.
fn cell(text: &str) -> String {
    let mut cell = String::with_capacity(text.len());
    for it in text.chars() {
        match it {
            '|' | '\\' | '*' | '_' | '<' | '[' | ']' => cell.extend(['\\', it]),
            '\n' | '\r' => cell.push(' '),
            it => cell.push(it),
        }
    }
    cell
}
