//! One line a finding, for a terminal's click and for `grep`.

use std::io;

use crate::report::{Report, primary, words};

pub fn write(out: &mut dyn io::Write, report: &Report<'_>) -> io::Result<()> {
    for finding in report.findings {
        let flow = &finding.flow;
        writeln!(
            out,
            "{}: {}[{}]: {}",
            report.shown_place(primary(flow)),
            report.severity(finding).name(),
            flow.rule.code(),
            words::judged(finding),
        )?;
    }
    Ok(())
}
