//! buffix, stage by stage: a module names only modules above it.
mod file;
mod discover;
mod items;
mod catalogue;
mod index;
mod infer;
mod track;
mod repair;
mod edit;
mod apply;
mod evidence;
mod report;
mod cli;

use std::ffi::OsString;
use std::process::ExitCode;

use catalogue::Catalogue;
use index::{Index, Workspace};
use track::Program;

pub use cli::{Config, Mode, Progress};
pub use discover::{Problem, ProblemKind};
pub use edit::{Edit, Rewrite};
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

/// From the files of the workspace to findings and rewrites.
fn run(config: &Config, progress: &Progress) -> anyhow::Result<Outcome> {
    rayon::ThreadPoolBuilder::new()
        .stack_size(STACK)
        .num_threads(config.jobs.map_or(0, std::num::NonZeroUsize::get))
        .build()?
        .install(|| find(config, progress))
}

fn find(config: &Config, progress: &Progress) -> anyhow::Result<Outcome> {
    let found = discover::rust_files(&config.paths, &options(config)?, &Catalogue::telling_words());
    progress.files().store(found.n_seen, std::sync::atomic::Ordering::Relaxed);
    let (files, items, problems) = items::lower_all(found.files);
    let catalogue = Catalogue::built_in(|_| true)?;
    let index = Index::new(catalogue, &Workspace { files: &files, packages: &found.packages }, items);
    let program = Program::new(&index);
    let findings = repair::decide(&program, &files, track::flows(&program));
    let findings: Vec<Finding> =
        findings.into_iter().filter(|it| config.rules.contains(&it.flow.rule)).collect();
    let rewrites = edit::rewrite(&findings, &files, config.unsafe_fixes);
    Ok(Outcome {
        n_files: found.n_seen,
        edits: edit::edits(&findings, &files),
        findings,
        rewrites,
        files,
        problems: found.problems.into_iter().chain(problems).collect(),
        ..Outcome::default()
    })
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
