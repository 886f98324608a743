//! Which findings of a run are reported and repaired: those of the rules that are looked for, that no baseline knows,
//! and that a change touches.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use crate::apply;
use crate::baseline::{self, Baseline, Update};
use crate::changed::Changed;
use crate::cli::Config;
use crate::discover::Package;
use crate::file::{FileId, FileSpan, RustFile};
use crate::judge::Quiet;
use crate::repair::{Allows, Finding};
use crate::track::{Flow, Rule, Tracked};
use crate::verify::Key;

use super::Job;

/// The findings of one look.
pub struct Chosen {
    pub findings: Vec<Finding>,
    pub left_out: Arc<LeftOut>,
    /// How many were not shown for each row.
    pub quiet: BTreeMap<Quiet, usize>,
}

/// What a run is kept to.
#[derive(Debug, Default)]
pub struct Limits {
    baseline: Option<Baseline>,
    update: Option<Update>,
    changed: Option<Changed>,
}

impl Limits {
    /// Reads the baseline, and asks what has changed.
    pub fn of(config: &Config) -> anyhow::Result<Self> {
        let here = std::env::current_dir()?;
        if config.update_baseline.is_some() && config.baseline.is_none() {
            anyhow::bail!("--update-baseline does not know which file is meant; name it with --baseline");
        }
        let baseline = config.baseline.as_deref();
        let baseline = baseline.map(|it| Baseline::read(it, &here, config.update_baseline.is_some()));
        let changed = config.changed.as_ref().map(|it| Changed::ask(it, &config.paths, &here));
        Ok(Self {
            baseline: baseline.transpose()?,
            update: config.update_baseline,
            changed: changed.transpose()?,
        })
    }
}

/// The findings that a run leaves out, known again when some of the others are repaired.
#[derive(Clone, Debug, Default)]
pub struct LeftOut {
    /// Of the findings with the same key, in their order, which are left out.
    by_key: BTreeMap<Key, Vec<bool>>,
    pub n_known: usize,
    pub n_unchanged: usize,
}

impl LeftOut {
    /// Of the first look, with the baseline brought up to date if that is asked for.
    pub fn of(job: Job<'_>, findings: &[Finding], files: &[RustFile]) -> anyhow::Result<Self> {
        let Job { config, limits, .. } = job;
        let mut left_out = Self::default();
        if limits.baseline.is_none() && limits.changed.is_none() {
            return Ok(left_out);
        }
        let known = known(job, findings, files)?;
        let changed = limits.changed.as_ref().map(|it| it.touches(findings, files));
        for (at, finding) in findings.iter().enumerate() {
            let is_known = known.get(at).copied().unwrap_or(false);
            let is_unchanged = changed.as_ref().is_some_and(|it| !it[at]);
            if is_asked_for(config, &finding.flow) {
                left_out.n_known += usize::from(is_known);
                left_out.n_unchanged += usize::from(is_unchanged && !is_known);
            }
            let flags = left_out.by_key.entry(Key::of(finding, files)).or_default();
            flags.push(is_known || is_unchanged);
        }
        Ok(left_out)
    }

    /// Takes them out. Where some of those with one key are repaired, those that are left out come first.
    pub fn take_out(&self, findings: &mut Vec<Finding>, files: &[RustFile]) {
        if self.by_key.is_empty() {
            return;
        }
        let keys: Vec<Key> = findings.iter().map(|it| Key::of(it, files)).collect();
        let mut counts: BTreeMap<&Key, usize> = BTreeMap::new();
        for key in &keys {
            *counts.entry(key).or_default() += 1;
        }
        let mut seen: BTreeMap<&Key, usize> = BTreeMap::new();
        let mut flags = keys.iter().map(|key| {
            let Some(flags) = self.by_key.get(key) else { return false };
            let nth = seen.entry(key).or_default();
            *nth += 1;
            if counts.get(key) == Some(&flags.len()) {
                flags.get(*nth - 1).copied().unwrap_or(false)
            } else {
                *nth <= flags.iter().filter(|it| **it).count()
            }
        });
        findings.retain(|_| !flags.next().unwrap_or(false));
    }
}

/// For each finding whether the baseline knows it.
fn known(job: Job<'_>, findings: &[Finding], files: &[RustFile]) -> anyhow::Result<Vec<bool>> {
    let Job { config, packages, limits, .. } = job;
    let Some(baseline) = &limits.baseline else { return Ok(Vec::new()) };
    let entries = baseline.entries_of(findings, files);
    let Some(update) = limits.update else {
        return Ok(entries.iter().map(|it| baseline.knows(it)).collect());
    };
    let asked_for = entries.iter().zip(findings).filter(|(_, it)| is_asked_for(config, &it.flow));
    let reported: Vec<baseline::Entry> = asked_for.map(|(it, _)| it.clone()).collect();
    let updated = baseline.updated(
        update,
        &baseline::Run {
            found: &entries.iter().cloned().collect(),
            reported: &reported,
            rules: &config.rules,
            folders: &looked_at(config, packages),
        },
    );
    if updated != *baseline {
        let path = &baseline.path;
        apply::write_whole(path, updated.text().as_bytes())
            .map_err(|it| anyhow::anyhow!("{}: cannot be written ({it})", path.display()))?;
    }
    Ok(entries.iter().map(|it| updated.knows(it)).collect())
}

/// The paths that were named, or else the folders of the packages, with symbolic links followed.
fn looked_at(config: &Config, packages: &[Package]) -> Vec<PathBuf> {
    let roots = packages.iter().filter(|it| !it.is_dependency).map(|it| &it.root);
    let named = if config.paths.is_empty() { roots.collect() } else { config.paths.iter().collect() };
    let named: Vec<&PathBuf> = named;
    named.into_iter().map(|it| it.canonicalize().unwrap_or_else(|_| it.clone())).collect()
}

/// A finding for each comment that silences nothing. Where only a part of a package is looked at, what it silences may lie
/// in the rest.
pub fn add_unused_allows(job: Job<'_>, allows: &mut Allows, findings: &mut Vec<Finding>, files: &[RustFile]) {
    let Job { config, packages, .. } = job;
    let named = looked_at(config, &[]);
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

/// At how many places those of the flows lie that were asked for and are not shown, by their rows: handles that come to
/// the same calls are one finding.
pub fn quiet(config: &Config, tracked: &[Tracked], quiet: &[(usize, Quiet)]) -> BTreeMap<Quiet, usize> {
    let flows = quiet.iter().filter_map(|(at, row)| Some((&tracked.get(*at)?.flow, *row)));
    let asked_for = flows.filter(|(flow, _)| is_asked_for(config, flow));
    let places: BTreeMap<(Rule, FileSpan), Quiet> =
        asked_for.map(|(flow, row)| ((flow.rule, flow.primary()), row)).collect();
    let mut counts = BTreeMap::new();
    for row in places.into_values() {
        *counts.entry(row).or_default() += 1;
    }
    counts
}

/// The packages that allow `bytes` by the lints of their manifests, by place.
pub fn with_bytes(packages: &[Package]) -> BTreeSet<usize> {
    (0..).zip(packages).filter(|(_, it)| it.allows_bytes).map(|(at, _)| at).collect()
}
