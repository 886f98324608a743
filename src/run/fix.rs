//! Rewrites the files in place, as far as they may be written.

use std::collections::BTreeSet;

use crate::apply;
use crate::cli::Config;
use crate::discover;
use crate::report::Outcome;

use super::{Round, changed, settle};

/// What is left once the repairs are on disk.
pub(super) fn fix(
    config: &Config,
    packages: &[discover::Package],
    first: &Round,
    mut outcome: Outcome,
) -> anyhow::Result<Outcome> {
    let guard = apply::Guard {
        allow_dirty: config.allow_dirty,
        allow_staged: config.allow_staged,
        allow_no_vcs: config.allow_no_vcs,
    };
    // A finding enters whole or not at all, so what may not be written is known before anything is.
    let mut frozen = BTreeSet::new();
    for rewrite in &first.rewrites {
        let Some(file) = first.files.get(rewrite.file.0 as usize) else { continue };
        if let Some(refusal) = apply::objection(file, &guard) {
            frozen.insert(rewrite.file);
            outcome.problems.push(refusal.into());
        }
    }
    let (last, repaired) = settle(config, packages, first.files.clone(), &frozen)?;
    let rewrites = changed(&first.files, &last.files);
    if let Some(evidence) = &mut outcome.evidence {
        for rewrite in &rewrites {
            evidence.forget(rewrite.file);
        }
    }
    let writes: Vec<apply::Write<'_>> = rewrites
        .iter()
        .filter_map(|it| Some(apply::Write { file: first.files.get(it.file.0 as usize)?, after: &it.after }))
        .collect();
    for written in apply::write_all(&writes, &guard) {
        match written {
            apply::Outcome::Written => outcome.written.files += 1,
            apply::Outcome::Refused(refusal) => outcome.problems.push(refusal.into()),
        }
    }
    outcome.written.findings = repaired;
    Ok(last.report(outcome))
}
