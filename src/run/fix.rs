//! Rewrites the files in place, as far as they may be written and the build takes it.

use std::collections::BTreeSet;

use crate::apply::{self, Build, Built, Guard};
use crate::cli::{Config, Mode};
use crate::discover::{Problem, ProblemKind};
use crate::edit::Rewrite;
use crate::file::{FileId, RustFile};
use crate::report::{Outcome, Written};
use crate::verify;

use super::settle::{Settled, settle};
use super::{Held, Job, Round, changed, commit};

/// Most builds that are asked what to put back; the last one takes everything back.
const MAX_BUILDS: usize = 4;

/// What is left once the repairs are on disk.
pub(super) fn fix(job: Job<'_>, first: &Round, outcome: Outcome) -> anyhow::Result<Outcome> {
    let touched = first.rewrites.iter().map(|it| it.file).collect();
    let again = |held: &Held| settle(job, &first.files, first.files.clone(), held);
    in_place(job, first, outcome, &touched, again)
}

/// The same for rewrites that come from anywhere: `again` makes them in memory, without what is held, as often as the
/// build wants something put back. `touched` are the files that they may change.
pub(super) fn in_place(
    job: Job<'_>,
    first: &Round,
    mut outcome: Outcome,
    touched: &BTreeSet<FileId>,
    mut again: impl FnMut(&Held) -> anyhow::Result<Settled>,
) -> anyhow::Result<Outcome> {
    let config = job.config;
    let guard = guard(config);
    let mut held = Held { left_out: Some(first.left_out.clone()), ..Held::default() };
    hold_back(touched.iter().copied(), &first.files, &guard, &mut held, &mut outcome.problems);
    if is_stopped(job, &outcome) {
        return Ok(first.clone().report(config.format, outcome));
    }
    let mut settled = again(&held)?;
    outcome.problems.extend(settled.problems());
    let mut disk = first.files.clone();
    let rewrites = changed(&disk, &settled.last.files);
    if config.commit.is_some() {
        commit::check(&disk, &rewrites)?;
    }
    let build = build_before(job, &rewrites, &disk, &mut outcome.problems)?;
    if is_stopped(job, &outcome) {
        return Ok(first.clone().report(config.format, outcome));
    }
    write(&mut disk, &settled.last.files, &guard, &mut outcome.problems);
    if is_stopped(job, &outcome) {
        write(&mut disk, &first.files, &REWRITTEN, &mut outcome.problems);
        return Ok(first.clone().report(config.format, outcome));
    }
    if let Some(build) = build {
        let mut putting =
            PuttingBack { build, original: &first.files, disk: &mut disk, problems: &mut outcome.problems };
        settled = putting.until_it_builds(settled, held, again)?;
    }
    let written = changed(&first.files, &disk);
    if let Some(evidence) = &mut outcome.evidence {
        for rewrite in &written {
            evidence.forget(rewrite.file);
        }
    }
    let files: Vec<FileId> = written.iter().map(|it| it.file).collect();
    let mut repaired = std::mem::take(&mut settled.repaired);
    repaired.retain(|it| it.files.iter().all(|it| files.contains(it)));
    outcome.written = Written { repaired, files, commits: 0 };
    let mut outcome = settled.last.report(job.config.format, outcome);
    if let Some(by) = config.commit {
        commit::commit(job, by, &mut outcome, &first.files, &mut disk)?;
    }
    Ok(outcome)
}

/// Who runs this over many repositories wants all that can be repaired in one, or the repository as it was, and so does
/// who commits.
fn is_stopped(job: Job<'_>, outcome: &Outcome) -> bool {
    let is_whole = job.config.mode == Mode::FixOnly || job.config.commit.is_some();
    is_whole && outcome.problems.iter().any(|it| !it.kind.is_local())
}

/// What the flags say of the user's changes in git.
pub(super) fn guard(config: &Config) -> Guard {
    Guard {
        allow_dirty: config.allow_dirty,
        allow_staged: config.allow_staged,
        allow_no_vcs: config.allow_no_vcs,
    }
}

/// Keeps files out that may not be written. A finding enters whole or not at all, so that is known before anything is.
pub(super) fn hold_back(
    touched: impl Iterator<Item = FileId>,
    files: &[RustFile],
    guard: &Guard,
    held: &mut Held,
    problems: &mut Vec<Problem>,
) {
    let touched: BTreeSet<FileId> = touched.collect();
    for id in touched.into_iter().filter(|it| !held.files.contains(it)).collect::<Vec<_>>() {
        let Some(file) = files.get(id.0 as usize) else { continue };
        if let Some(refusal) = apply::objection(file, guard) {
            held.files.insert(id);
            problems.push(refusal.into());
        }
    }
}

/// The build that is asked after the rewrite, if one is to be and it is well before.
fn build_before(
    Job { config, packages, main, .. }: Job<'_>,
    rewrites: &[Rewrite],
    files: &[RustFile],
    problems: &mut Vec<Problem>,
) -> anyhow::Result<Option<Build>> {
    let Some(verify) = config.verify.as_ref().filter(|_| !rewrites.is_empty()) else { return Ok(None) };
    let package =
        |it: &Rewrite| packages.get(files.get(it.file.0 as usize)?.package).map(|it| it.root.as_path());
    let build =
        Build::new(verify.command.as_deref(), &rewrites.iter().filter_map(package).collect(), main.clone());
    let why = match build {
        Ok(build) => match build.run() {
            Built::Well => return Ok(Some(build)),
            Built::Badly(errors) => errors.into_iter().next().unwrap_or_default().message,
            Built::Interrupted => anyhow::bail!("`{}` was interrupted; nothing was rewritten", build.name()),
        },
        Err(why) => why,
    };
    let shown = verify.command.clone().unwrap_or_else(|| Build::USUAL.to_owned());
    problems.push(Problem { shown, kind: ProblemKind::NotVerified(why) });
    Ok(None)
}

/// Writes the texts that differ, and takes into `disk` what was written.
pub(super) fn write(disk: &mut [RustFile], texts: &[RustFile], guard: &Guard, problems: &mut Vec<Problem>) {
    let rewrites = changed(disk, texts);
    let writes: Vec<apply::Write<'_>> = rewrites
        .iter()
        .filter_map(|it| Some(apply::Write { file: disk.get(it.file.0 as usize)?, after: &it.after }))
        .collect();
    let written = apply::write_all(&writes, guard);
    for (rewrite, written) in rewrites.into_iter().zip(written) {
        match written {
            apply::Outcome::Written => {
                if let Some(file) = disk.get_mut(rewrite.file.0 as usize) {
                    file.text = rewrite.after.into();
                }
            }
            apply::Outcome::Refused(refusal) => problems.push(refusal.into()),
        }
    }
}

/// What git says of the files it has said before the first rewrite.
pub(super) const REWRITTEN: Guard = Guard { allow_dirty: true, allow_staged: true, allow_no_vcs: true };

struct PuttingBack<'a> {
    build: Build,
    original: &'a [RustFile],
    disk: &'a mut Vec<RustFile>,
    problems: &'a mut Vec<Problem>,
}

impl PuttingBack<'_> {
    /// Takes back what the errors of the build point at, until it is well or nothing is left of the rewrite.
    fn until_it_builds(
        &mut self,
        mut settled: Settled,
        mut held: Held,
        mut again: impl FnMut(&Held) -> anyhow::Result<Settled>,
    ) -> anyhow::Result<Settled> {
        for n_builds in 1.. {
            let errors = match self.build.run() {
                Built::Well => break,
                Built::Badly(errors) => errors,
                Built::Interrupted => {
                    write(self.disk, self.original, &REWRITTEN, self.problems);
                    anyhow::bail!("`{}` was interrupted; the files are as they were", self.build.name());
                }
            };
            let is_last = n_builds == MAX_BUILDS;
            let blamed = verify::blamed(&settled.steps, self.original, if is_last { &[] } else { &errors });
            if blamed.is_empty() {
                break;
            }
            let first = errors.first().map_or("", |it| &it.message);
            self.problems.extend(blamed.iter().map(|(key, message)| Problem {
                shown: key.shown(self.original),
                kind: ProblemKind::PutBack(message.clone().unwrap_or_else(|| first.to_owned())),
            }));
            held.put_back.extend(blamed.into_keys());
            settled = again(&held)?;
            write(self.disk, &settled.last.files, &REWRITTEN, self.problems);
        }
        Ok(settled)
    }
}
