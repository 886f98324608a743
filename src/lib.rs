//! buffix, stage by stage: a module names only modules above it.
mod file;
mod discover;
mod items;
mod marks;
mod catalogue;
mod telling;
mod index;
mod infer;
mod track;
mod repair;
mod edit;
mod apply;
mod evidence;
mod report;
mod cli;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::process::ExitCode;

use rayon::prelude::*;

use catalogue::Catalogue;
use index::{Index, Workspace};
use track::{Knowledge, SinkWords, Sources};

pub use cli::{Config, Mode, Progress};
pub use discover::{Problem, ProblemKind};
pub use edit::{Edit, Rewrite};
pub use evidence::{Calls, Evidence};
pub use file::{Edition, FileId, FileSpan, RustFile, Span};
pub use repair::{Change, Concern, Finding, Reason, Repair, Safety, Verdict};
pub use report::{
    Format, Look, Outcome, PackageOf, Report, Tally, Written, explanation, write_diff, write_findings,
    write_statistics,
};
pub use track::{Cost, Direction, Flow, OncePer, Rule, Sink, Source, Step, StepKind};

/// Bytes of stack a thread: the parser recurses once for each level of nesting, and `file` lets 1,000 pass.
const STACK: usize = 64 << 20;

/// The program: arguments in, exit code out.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    cli::main(args, run)
}

/// The arguments of `cargo buffix …` as those of `buffix …`: cargo passes the subcommand's name on.
pub fn without_subcommand(args: impl IntoIterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let mut args = args.into_iter().skip(1).peekable();
    args.next_if(|it| it == "buffix");
    std::iter::once(OsString::from("cargo buffix")).chain(args)
}

/// Most rounds of rewriting: a repair that has to wait for another one comes in the next.
const MAX_ROUNDS: usize = 4;

/// From the files of the workspace to findings and rewrites.
fn run(config: &Config, progress: &Progress) -> anyhow::Result<Outcome> {
    let threads = config.jobs.map_or(0, std::num::NonZeroUsize::get);
    let pool = rayon::ThreadPoolBuilder::new().stack_size(STACK).num_threads(threads).build()?;
    pool.install(|| work(config, progress))
}

fn work(config: &Config, progress: &Progress) -> anyhow::Result<Outcome> {
    let mut found = discover::rust_files(&config.paths, &options(config)?, &telling::telling());
    progress.files().store(found.n_seen, std::sync::atomic::Ordering::Relaxed);
    let files = worth_reading(&mut found);
    let mut outcome = Outcome { n_files: found.n_seen, problems: found.problems, ..Outcome::default() };
    let first = round(config, &found.packages, files, &mut outcome.problems, &BTreeSet::new())?;
    outcome.evidence = seen(config, &first.files, &mut outcome.problems);
    match config.mode {
        Mode::Report => Ok(first.report(outcome)),
        Mode::Diff => show(config, &found.packages, first, outcome),
        Mode::Fix | Mode::FixOnly => fix(config, &found.packages, &first, outcome),
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
struct Round {
    files: Vec<RustFile>,
    findings: Vec<Finding>,
    rewrites: Vec<Rewrite>,
}

impl Round {
    fn report(self, outcome: Outcome) -> Outcome {
        let edits = edit::edits(&self.findings, &self.files, &style);
        let stronger_edits = edit::stronger_edits(&self.findings, &self.files, &style);
        Outcome { edits, stronger_edits, findings: self.findings, files: self.files, ..outcome }
    }

    /// The files with the rewrites in them, and how many findings that repaired.
    fn rewritten(&self) -> (Vec<RustFile>, usize) {
        let mut files = self.files.clone();
        for rewrite in &self.rewrites {
            if let Some(file) = files.get_mut(rewrite.file.0 as usize) {
                file.text = rewrite.after.as_str().into();
            }
        }
        let repaired: BTreeSet<usize> =
            self.rewrites.iter().flat_map(|it| it.findings.iter().copied()).collect();
        (files, repaired.len())
    }
}

/// Every stage once. Files in `frozen` are not rewritten.
fn round(
    config: &Config,
    packages: &[discover::Package],
    files: Vec<RustFile>,
    problems: &mut Vec<Problem>,
    frozen: &BTreeSet<FileId>,
) -> anyhow::Result<Round> {
    let outlines = items::outlines(&files);
    let named = items::names_by_package(&files, &outlines, &catalogue::crates());
    let is_named = |krate: &str| named.values().any(|it| it.contains(krate));
    let (catalogue, lowered) =
        rayon::join(|| Catalogue::built_in(is_named), || items::lower_all(files, outlines));
    let catalogue = catalogue?;
    let sinks = SinkWords::of(&catalogue, &named, packages);
    problems.extend(lowered.problems);
    let (files, outlines) = (lowered.files, lowered.outlines);
    let index = Index::new(catalogue, &Workspace { files: &files, packages }, lowered.items);
    let sources = Sources { files: &files, outlines: &outlines, packages };
    let mut knowledge = Knowledge::new(&index, sources, &sinks);
    let tracked = track::flows(&mut knowledge);
    let mut findings = repair::decide(&mut knowledge, &files, &tracked);
    findings.retain(|it| is_asked_for(config, &it.flow));
    leave_broken(&mut findings, &knowledge.unparsed, &files, problems);
    let rewrites = match config.mode {
        Mode::Report => Vec::new(),
        _ => edit::rewrite(&findings, &files, config.unsafe_fixes, frozen, &style),
    };
    // The process is about to end, or to look once more: giving back every small piece would cost as much time as
    // inferring all types did.
    std::mem::forget(knowledge);
    std::mem::forget(index);
    Ok(Round { files, findings, rewrites })
}

fn is_asked_for(config: &Config, flow: &Flow) -> bool {
    let is_cheap = config.min_cost.is_some_and(|least| flow.cost.calls_per_kib < least);
    config.rules.contains(&flow.rule) && !is_cheap
}

fn style(file: &RustFile) -> Option<discover::Style> {
    discover::Style::of(&file.path)
}

/// Nothing in a file that does not parse can be rewritten with confidence.
fn leave_broken(
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

/// Rewrites in memory until nothing is left to do; the last round and how many findings were repaired.
fn settle(
    config: &Config,
    packages: &[discover::Package],
    files: Vec<RustFile>,
    frozen: &BTreeSet<FileId>,
) -> anyhow::Result<(Round, usize)> {
    let mut round_now = round(config, packages, files, &mut Vec::new(), frozen)?;
    let mut repaired = 0;
    for _ in 1..MAX_ROUNDS {
        if round_now.rewrites.is_empty() {
            break;
        }
        let (files, count) = round_now.rewritten();
        repaired += count;
        round_now = round(config, packages, files, &mut Vec::new(), frozen)?;
    }
    Ok((round_now, repaired))
}

fn show(
    config: &Config,
    packages: &[discover::Package],
    first: Round,
    outcome: Outcome,
) -> anyhow::Result<Outcome> {
    let (files, _) = first.rewritten();
    let mut rewrites = Vec::new();
    if !first.rewrites.is_empty() {
        let (last, _) = settle(config, packages, files, &BTreeSet::new())?;
        rewrites = changed(&first.files, &last.files);
    }
    Ok(Outcome { rewrites, ..first.report(outcome) })
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

fn fix(
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

fn options(config: &Config) -> anyhow::Result<discover::Options> {
    Ok(discover::Options {
        current_dir: std::env::current_dir()?,
        manifest_path: config.manifest_path.clone(),
        packages: config.packages.clone(),
        workspace: config.workspace,
        exclude: config.exclude.clone(),
        exclude_paths: Vec::new(),
        force_exclude: config.force_exclude,
    })
}
