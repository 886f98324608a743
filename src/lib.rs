//! buffix, stage by stage: a module names only modules above it.
mod apply;
mod catalogue;
mod cli;
mod discover;
mod edit;
mod evidence;
mod file;
mod index;
mod infer;
mod items;
mod repair;
mod report;
mod track;

use std::ffi::OsString;
use std::process::ExitCode;

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
fn run(_config: &Config, _progress: &Progress) -> anyhow::Result<Outcome> {
    Ok(Outcome::default())
}
