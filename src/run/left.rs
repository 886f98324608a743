//! Findings that are not offered to anybody: in a file that does not parse, or with a repair that does not hold its proof.

use std::collections::BTreeSet;

use crate::discover::{Problem, ProblemKind};
use crate::edit;
use crate::file::{FileId, RustFile};
use crate::items;
use crate::judge::Reason;
use crate::repair::Finding;

use super::style;

/// Nothing in a file that does not parse can be rewritten with confidence.
pub fn leave_broken(
    findings: &mut Vec<Finding>,
    unparsed: &BTreeSet<FileId>,
    files: &[RustFile],
    problems: &mut Vec<Problem>,
) {
    let touched = |it: &Finding| {
        let sinks = it.flow.sinks.iter().map(|it| it.at.file);
        sinks.chain([it.flow.source.at.file]).collect::<BTreeSet<FileId>>()
    };
    let broken =
        items::broken(files, &findings.iter().flat_map(touched).chain(unparsed.iter().copied()).collect());
    findings.retain(|it| broken.iter().all(|(file, _)| !touched(it).contains(file)));
    problems.extend(broken.into_iter().map(|(_, problem)| problem));
}

/// What either parser would refuse, or what changes more than it says, is not offered to anybody.
pub fn leave_unproved(findings: &mut [Finding], files: &[RustFile], problems: &mut Vec<Problem>) {
    let unproved = edit::unproved(findings, files, &style);
    for (finding, [fails, stronger_fails]) in findings.iter_mut().zip(unproved) {
        if fails || stronger_fails {
            finding.stronger = None;
            let at = finding.flow.source.at;
            let Some(file) = files.get(at.file.0 as usize) else { continue };
            let line = file.line_column(at.span.start).line;
            problems.push(Problem { shown: file.shown.clone(), kind: ProblemKind::Unproved { line } });
        }
        if fails {
            finding.leave(Reason::Unproved);
        }
    }
}
