//! One run: every stage in turn, again after a rewrite until nothing is left to do.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rayon::prelude::*;

use crate::apply::MainThread;
use crate::catalogue::StubTexts;
use crate::cli::{Ask, Config, Mode, Progress};
use crate::discover::{self, Problem, ProblemKind};
use crate::edit::{self, Rewrite};
use crate::evidence::{self, Evidence};
use crate::file::{self, FileId, RustFile};
use crate::judge::Quiet;
use crate::judge::Reason;
use crate::repair::{self, Allows, Finding};
use crate::report::{self, Format, Outcome, PackageOf, Repaired};
use crate::telling;
use crate::track::{self, Knowledge};
use crate::verify;

mod chosen;
mod commit;
mod fix;
mod interactive;
mod known;
mod left;
mod settle;
mod silence;
mod why;

#[cfg(test)]
mod tests;

use chosen::{Chosen, LeftOut, Limits};
use fix::fix;
use interactive::interactive;
use known::{Below, known, known_below};
use left::{leave_broken, leave_unproved};
use settle::settle;
use silence::silence;

/// Bytes of stack a thread: the parser recurses once for each level of nesting, and `file` lets 1,000 pass.
const STACK: usize = 64 << 20;

/// Most rounds of rewriting: a repair that has to wait for another one comes in the next.
const MAX_ROUNDS: usize = 12;

/// From the files of the workspace to findings and rewrites.
pub fn run(config: &Config, progress: &Progress, ask: &mut Ask<'_>) -> anyhow::Result<Outcome> {
    let threads = config.jobs.map_or(0, std::num::NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().stack_size(STACK).num_threads(threads).build()?;
    let (main, asked) = MainThread::new();
    std::thread::scope(|scope| {
        let working = scope.spawn(move || pool.install(|| work(config, progress, ask, &main)));
        asked.answer();
        working.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

fn work(
    config: &Config,
    progress: &Progress,
    ask: &mut Ask<'_>,
    main: &MainThread,
) -> anyhow::Result<Outcome> {
    let limits = match config.mode {
        Mode::Unknown | Mode::Why => Limits::default(),
        _ => Limits::of(config)?,
    };
    let stubs = StubTexts::with(&config.catalogue)?;
    // What is not described tells of nothing, so that every file is read for it.
    let telling = match config.mode {
        Mode::Unknown => discover::Telling::default(),
        _ => telling::telling(&stubs),
    };
    let (paths, options) = walked(config)?;
    let is_over = AtomicBool::new(false);
    let find = || {
        let mut found = discover::rust_files(&paths, &options, &telling);
        let files = worth_reading(&mut found);
        is_over.store(true, Ordering::Relaxed);
        (found, files)
    };
    // Most runs find a file for which std is looked up: a thread that has nothing to do begins with it, and nobody waits
    // for that.
    let read_std = || {
        for stub in stubs.of_crate("std").take_while(|_| !is_over.load(Ordering::Relaxed)) {
            // What is wrong in it is told by whoever needs it.
            let _ = stub.stub();
        }
    };
    let ((found, files), ()) = rayon::join(find, read_std);
    progress.files().store(found.n_seen, Ordering::Relaxed);
    let mut outcome = Outcome {
        packages: found.packages.iter().map(package_of).collect(),
        n_files: found.n_seen,
        problems: found.problems,
        severities: config.severities.clone(),
        ..Outcome::default()
    };
    let mut packages = found.packages;
    let job = Job { config, stubs: &stubs, packages: &[], limits: &limits, main };
    let below = Below { packages: &mut packages, current_dir: &options.current_dir, telling: &telling };
    match (config.mode, &config.place) {
        (Mode::Unknown, _) => {
            let look = |_: Job<'_>, knowledge: &mut Knowledge<'_>, _: &[RustFile], _: &mut Vec<Problem>| {
                track::unjudged(knowledge)
            };
            let (files, unjudged) = known_below(job, below, files, &mut outcome.problems, look)?;
            return Ok(Outcome { files, unjudged, ..outcome });
        }
        (_, Some(place)) => return why::why(job, below, place, files, outcome),
        _ => {}
    }
    let first = first_round(job, below, files, &mut outcome.problems)?;
    outcome.packages = packages.iter().map(package_of).collect();
    let job = Job { packages: &packages, ..job };
    outcome.evidence = seen(config, &first.files, &mut outcome.problems);
    (outcome.n_known, outcome.n_unchanged) = (first.left_out.n_known, first.left_out.n_unchanged);
    outcome.quiet = first.quiet.clone();
    match config.mode {
        Mode::Report | Mode::Unknown | Mode::Why => Ok(first.report(config.format, outcome)),
        Mode::Diff => show(job, first, outcome),
        Mode::Fix | Mode::FixOnly => fix(job, &first, outcome),
        Mode::AddAllow => silence(job, first, outcome),
        Mode::Interactive => interactive(job, &first, outcome, ask),
    }
}

/// What every round of a run shares.
#[derive(Clone, Copy)]
struct Job<'a> {
    config: &'a Config,
    stubs: &'a StubTexts,
    packages: &'a [discover::Package],
    limits: &'a Limits,
    main: &'a MainThread,
}

fn package_of(package: &discover::Package) -> PackageOf {
    PackageOf {
        name: package.name.clone(),
        version: package.version.clone(),
        manifest_path: package.root.join("Cargo.toml"),
    }
}

/// The files that are read, sorted by name: those that only print are if they may do so in a loop.
fn worth_reading(found: &mut discover::Found) -> Vec<RustFile> {
    let mut files = std::mem::take(&mut found.files);
    let prints = |it: &RustFile| track::may_print_in_loop(&it.text);
    files.par_extend(std::mem::take(&mut found.hinted).into_par_iter().filter(prints));
    files.par_sort_by(|a, b| a.shown.cmp(&b.shown));
    files
}

/// What the trace says of the files, if there is one.
fn seen(config: &Config, files: &[RustFile], problems: &mut Vec<Problem>) -> Option<Evidence> {
    let trace = config.strace.as_ref()?;
    let problem = |kind| Problem { shown: trace.display().to_string(), kind };
    evidence::read(trace, files)
        .map_err(|error| problems.push(problem(ProblemKind::NoEvidence(error.to_string()))))
        .ok()
}

/// What one look at all files gives.
#[derive(Clone)]
struct Round {
    files: Vec<RustFile>,
    findings: Vec<Finding>,
    rewrites: Vec<Rewrite>,
    left_out: Arc<LeftOut>,
    /// How many findings were not shown for each row.
    quiet: BTreeMap<Quiet, usize>,
}

impl Round {
    fn report(self, format: Format, outcome: Outcome) -> Outcome {
        let mut edits = edit::edits(&self.findings, &self.files, &style);
        let mut stronger_edits = edit::stronger_edits(&self.findings, &self.files, &style);
        if format.carries_edits() {
            [edits, stronger_edits] =
                [edits, stronger_edits].map(|it| edit::laid_out(it, &self.files, &style));
        }
        Outcome { edits, stronger_edits, findings: self.findings, files: self.files, ..outcome }
    }

    /// The files with the rewrites in them.
    fn rewritten(&self) -> Vec<RustFile> {
        let mut files = self.files.clone();
        for rewrite in &self.rewrites {
            if let Some(file) = files.get_mut(rewrite.file.0 as usize) {
                file.text = rewrite.after.as_str().into();
            }
        }
        files
    }

    /// What the rewrites repair, in the order of the findings.
    fn repaired(&self) -> Vec<Repaired> {
        let mut files: BTreeMap<usize, BTreeSet<FileId>> = BTreeMap::new();
        for rewrite in &self.rewrites {
            for finding in &rewrite.findings {
                files.entry(*finding).or_default().insert(rewrite.file);
            }
        }
        let repaired = |(at, files): (usize, BTreeSet<FileId>)| self.without(self.findings.get(at)?, files);
        files.into_iter().filter_map(repaired).collect()
    }

    /// One of its findings, once those files are without it.
    fn without(&self, finding: &Finding, files: BTreeSet<FileId>) -> Option<Repaired> {
        let at = finding.flow.primary();
        let place = report::place_in(self.files.get(at.file.0 as usize)?, at);
        Some(Repaired { finding: finding.clone(), place, files })
    }

    /// From the files of this round to those of the next one.
    fn step(&self, next: &[RustFile]) -> verify::Step {
        let edits = edit::edits(&self.findings, &self.files, &style);
        let stronger = edit::stronger_edits(&self.findings, &self.files, &style);
        let text = |of: &[RustFile], at: FileId| of.get(at.0 as usize).map(|it| it.text.clone());
        let texts = |it: &Rewrite| Some((it.file, [text(&self.files, it.file)?, text(next, it.file)?]));
        let repaired: BTreeSet<usize> =
            self.rewrites.iter().flat_map(|it| it.findings.iter().copied()).collect();
        let edited = |at: usize| {
            let spans = [edits.get(at), stronger.get(at)].into_iter().flatten().flatten().map(|it| it.at);
            Some((verify::Key::of(self.findings.get(at)?, &self.files), spans.collect()))
        };
        verify::Step {
            texts: self.rewrites.iter().filter_map(texts).collect(),
            edits: repaired.into_iter().filter_map(edited).collect(),
        }
    }
}

/// What is not to be rewritten.
#[derive(Clone, Debug, Default)]
struct Held {
    files: BTreeSet<FileId>,
    /// Repairs that did not compile.
    put_back: BTreeSet<verify::Key>,
    /// What the first round has left out, for those after it.
    left_out: Option<Arc<LeftOut>>,
}

/// Every stage once.
fn round(
    job: Job<'_>,
    files: Vec<RustFile>,
    problems: &mut Vec<Problem>,
    held: &Held,
) -> anyhow::Result<Round> {
    let (files, chosen) = known(job, files, problems, |knowledge, files, problems| {
        findings(job, knowledge, files, problems, held)
    })?;
    Ok(judged(job, files, chosen?, held))
}

/// The same, with the sources of the dependencies that are given a handle.
fn first_round(
    job: Job<'_>,
    below: Below<'_>,
    files: Vec<RustFile>,
    problems: &mut Vec<Problem>,
) -> anyhow::Result<Round> {
    let held = Held::default();
    let look =
        |job: Job<'_>, knowledge: &mut Knowledge<'_>, files: &[RustFile], problems: &mut Vec<Problem>| {
            findings(job, knowledge, files, problems, &held)
        };
    let (files, chosen) = known_below(job, below, files, problems, look)?;
    Ok(judged(job, files, chosen?, &held))
}

fn judged(job: Job<'_>, files: Vec<RustFile>, chosen: Chosen, held: &Held) -> Round {
    let Chosen { findings, left_out, quiet } = chosen;
    let Config { mode, unsafe_fixes, .. } = *job.config;
    let rewrites = match mode {
        Mode::Report | Mode::Unknown | Mode::Why | Mode::AddAllow | Mode::Interactive => Vec::new(),
        Mode::Diff | Mode::Fix | Mode::FixOnly => {
            edit::rewrite(&findings, &files, unsafe_fixes, &held.files, &style)
        }
    };
    Round { files, findings, rewrites, left_out, quiet }
}

fn findings(
    job: Job<'_>,
    knowledge: &mut Knowledge<'_>,
    files: &[RustFile],
    problems: &mut Vec<Problem>,
    held: &Held,
) -> anyhow::Result<Chosen> {
    let tracked = track::flows(knowledge);
    let mut allows = Allows::of(files, &chosen::with_bytes(job.packages));
    let judged = repair::decide(knowledge, files, &tracked, &mut allows, &job.config.preferences);
    let quiet = chosen::quiet(job.config, &tracked, &judged.quiet);
    let mut findings = judged.findings;
    chosen::add_unused_allows(job, &mut allows, &mut findings, files);
    let left_out = match &held.left_out {
        Some(known) => known.clone(),
        None => Arc::new(LeftOut::of(job, &findings, files)?),
    };
    left_out.take_out(&mut findings, files);
    findings.retain(|it| chosen::is_asked_for(job.config, &it.flow));
    if !held.put_back.is_empty() {
        let is_held = |it: &Finding| held.put_back.contains(&verify::Key::of(it, files));
        findings.iter_mut().filter(|it| is_held(it)).for_each(|it| it.leave(Reason::PutBack));
    }
    leave_broken(&mut findings, &knowledge.unparsed, files, problems);
    leave_unproved(&mut findings, files, problems);
    Ok(Chosen { findings, left_out, quiet })
}

fn style(file: &RustFile) -> Option<discover::Style> {
    discover::Style::of(&file.path)
}

fn show(job: Job<'_>, first: Round, mut outcome: Outcome) -> anyhow::Result<Outcome> {
    let files = first.rewritten();
    let mut rewrites = Vec::new();
    if !first.rewrites.is_empty() {
        let held = Held { left_out: Some(first.left_out.clone()), ..Held::default() };
        let settled = settle(job, &first.files, files, &held)?;
        outcome.problems.extend(settled.problems());
        rewrites = changed(&first.files, &settled.last.files);
    }
    Ok(Outcome { rewrites, ..first.report(job.config.format, outcome) })
}

fn changed(before: &[RustFile], after: &[RustFile]) -> Vec<Rewrite> {
    let pairs = before.iter().zip(after).enumerate();
    pairs
        .filter(|(_, (before, after))| before.text != after.text)
        .map(|(at, (_, after))| Rewrite {
            file: FileId(file::to_u32(at)),
            after: after.text.to_string(),
            findings: Vec::new(),
        })
        .collect()
}

/// The paths to begin with, and how they are walked.
fn walked(config: &Config) -> anyhow::Result<(Vec<PathBuf>, discover::Options)> {
    let options = discover::Options {
        current_dir: std::env::current_dir()?,
        manifest_path: config.manifest_path.clone(),
        packages: config.packages.clone(),
        with_members: false,
        with_tests: config.preferences.all,
        workspace: config.workspace,
        exclude: config.exclude.clone(),
        exclude_paths: config.exclude_paths.clone(),
        exclude_from: config.exclude_from.clone(),
        force_exclude: config.force_exclude,
    };
    match &config.place {
        Some(place) => why::walked(place, options),
        None => Ok((config.paths.clone(), options)),
    }
}
