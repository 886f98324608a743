//! buffix, stage by stage: a module names only modules above it.
mod nearest;
mod file;
mod joined;
mod discover;
mod items;
mod marks;
mod catalogue;
mod telling;
mod index;
mod infer;
mod judge;
mod track;
mod effects;
mod repair;
mod why;
mod edit;
mod apply;
mod changed;
mod verify;
mod evidence;
mod settings;
mod report;
mod baseline;
mod cli;
mod run;

use std::ffi::OsString;
use std::process::ExitCode;

pub use baseline::Update;
pub use changed::Asked;
pub use cli::{Answer, Ask, CommitBy, Config, Mode, Progress, Verify};
pub use discover::{Problem, ProblemKind};
pub use edit::{Edit, Rewrite};
pub use evidence::{Calls, Evidence};
pub use file::{Edition, FileId, FileSpan, RustFile, Span};
pub use judge::{Concern, Quiet, Rank, Reason, Rows};
pub use repair::{Change, Finding, Imports, Preferences, Repair, Safety, Verdict};
pub use report::{
    Explained, Format, Look, Outcome, PackageOf, Proposal, Proposed, Repaired, Report, Tally, Written,
    explanation, write_diff, write_findings, write_statistics, write_unjudged,
};
pub use settings::{Severities, Severity, schema};
pub use track::{Cost, Direction, Flow, OncePer, Rule, Sink, Source, Step, StepKind, Unjudged};

/// The program: arguments in, exit code out.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    cli::main(args, run::run)
}

/// The arguments of `cargo buffix …` as those of `buffix …`: cargo passes the subcommand's name on.
pub fn without_subcommand(args: impl IntoIterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let mut args = args.into_iter().skip(1).peekable();
    args.next_if(|it| it == "buffix");
    std::iter::once(OsString::from("cargo buffix")).chain(args)
}
