//! What a rewrite came to, as one line of JSON for whoever runs buffix over many repositories.

use std::io;

use serde::Serialize;

use crate::report::Outcome;
use crate::report::pull_request::{self, Scope};

#[derive(Serialize)]
struct Totals {
    changed: bool,
    files: usize,
    /// Findings that were repaired.
    fixed: usize,
    /// Findings that are left.
    remaining: usize,
    /// Empty where nothing was changed.
    pr_title: String,
}

pub fn write_totals(out: &mut dyn io::Write, outcome: &Outcome) -> io::Result<()> {
    let written = &outcome.written;
    let totals = Totals {
        changed: !written.files.is_empty(),
        files: written.files.len(),
        fixed: written.repaired.len(),
        remaining: outcome.findings.len(),
        pr_title: pull_request::title(outcome, &Scope::default()),
    };
    serde_json::to_writer(&mut *out, &totals)?;
    writeln!(out)
}
