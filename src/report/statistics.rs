//! How many findings each rule has, as a table.

use std::io;

use crate::report::{Report, Tally};
use crate::track::Rule;

/// Writes a line for each rule that found something, then the total; nothing where nothing was found.
pub fn write_statistics(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    if report.findings.is_empty() {
        return Ok(());
    }
    writeln!(out, "{:<22}{:>10}{:>8}{:>12}{:>8}", "rule", "findings", "safe", "for review", "left")?;
    for rule in Rule::ALL {
        let tally = Tally::of(report.findings.iter().filter(|it| it.flow.rule == rule));
        if tally.total() > 0 {
            write_row(out, rule.code(), tally)?;
        }
    }
    write_row(out, "total", Tally::of(report.findings))
}

fn write_row(out: &mut dyn io::Write, name: &str, tally: Tally) -> io::Result<()> {
    writeln!(out, "{name:<22}{:>10}{:>8}{:>12}{:>8}", tally.total(), tally.safe, tally.review, tally.left)
}
