//! Which findings of a run are reported and repaired: those of the rules that are looked for.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::cli::Config;
use crate::discover::Package;
use crate::file::{FileId, RustFile};
use crate::repair::{Allows, Finding};
use crate::track::Flow;

use super::Job;

/// A finding for each comment that silences nothing. Where only a part of a package is looked at, what it silences may lie
/// in the rest.
pub fn add_unused_allows(job: Job<'_>, allows: &mut Allows, findings: &mut Vec<Finding>, files: &[RustFile]) {
    let Job { config, packages, .. } = job;
    let real = |it: &PathBuf| it.canonicalize().unwrap_or_else(|_| it.clone());
    let named: Vec<PathBuf> = config.paths.iter().map(real).collect();
    let is_whole = |package: &Package| {
        let is_around = |it: &PathBuf| package.root.canonicalize().is_ok_and(|root| root.starts_with(it));
        !package.is_dependency && (package.name.is_empty() || named.is_empty() || named.iter().any(is_around))
    };
    let whole: Vec<bool> = packages.iter().map(is_whole).collect();
    let mut unused = Vec::new();
    for (file, id) in files.iter().zip(0..) {
        if whole.get(file.package).copied().unwrap_or(false) {
            unused.extend(allows.unused(FileId(id), file, &config.rules));
        }
    }
    if !unused.is_empty() {
        findings.append(&mut unused);
        findings.sort_by_key(|it| it.flow.primary());
    }
}

pub fn is_asked_for(config: &Config, flow: &Flow) -> bool {
    let is_cheap =
        flow.rule.is_about_calls() && config.min_cost.is_some_and(|least| flow.cost.calls_per_kib < least);
    config.rules.contains(&flow.rule) && !is_cheap
}

/// The packages that allow `bytes` by the lints of their manifests, by place.
pub fn with_bytes(packages: &[Package]) -> BTreeSet<usize> {
    (0..).zip(packages).filter(|(_, it)| it.allows_bytes).map(|(at, _)| at).collect()
}
