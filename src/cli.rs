//! Flags and their meaning, exit codes, and the one place that prints.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstream::AutoStream;
use anyhow::Context as _;
use clap::{ColorChoice, Parser as _};

use crate::baseline::Update;
use crate::changed::Asked;
use crate::judge::Rows;
use crate::repair::Preferences;
use crate::report::{
    Format, Look, Outcome, explanation, write_diff, write_findings, write_statistics, write_summary,
    write_totals, write_unjudged, write_why,
};
use crate::settings::{Settings, Severities};
use crate::track::Rule;
use crate::why::Place;

mod args;
mod configured;
mod exit;
mod generated;
mod interactive;
mod known;
mod progress;
mod pull_request;
mod repeat;
mod summary;
#[cfg(test)]
mod tests;

use args::{Args, Command};
use exit::{Exit, exit};

pub use interactive::{Answer, Ask};
pub use progress::Progress;
use pull_request::PullRequest;

const STDOUT: &str = "cannot write to standard output";

/// What a run is to do, once every flag has its meaning.
#[expect(clippy::struct_excessive_bools, reason = "each is a choice that stands by itself")]
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Empty for the current workspace.
    pub paths: Vec<PathBuf>,
    pub mode: Mode,
    /// The line that `Mode::Why` is about.
    pub place: Option<Place>,
    /// Whether repairs that need review are made too.
    pub unsafe_fixes: bool,
    /// How the repairs are checked once they are written; `None` if they are not.
    pub verify: Option<Verify>,
    /// `None` where nothing is committed.
    pub commit: Option<CommitBy>,
    /// Where the title and the body of a pull request go; `-` is stdout.
    pub pr_title: Option<PathBuf>,
    pub pr_body: Option<PathBuf>,
    /// What somebody would type to have the same repairs.
    pub command: String,
    pub rules: BTreeSet<Rule>,
    /// Behind each comment that silences; empty for none.
    pub allow_reason: String,
    /// Findings that are known are not reported.
    pub baseline: Option<PathBuf>,
    pub update_baseline: Option<Update>,
    /// Only findings that a change touches.
    pub changed: Option<Asked>,
    /// In system calls per KiB; what is cheaper is no finding. `None` for the usual bound.
    pub min_cost: Option<f64>,
    pub severities: Severities,
    pub preferences: Preferences,
    /// The rows of what is quiet that are turned over.
    pub rows: Rows,
    pub packages: Vec<String>,
    pub workspace: bool,
    pub exclude: Vec<String>,
    pub manifest_path: Option<PathBuf>,
    /// Stubs of the user's own.
    pub catalogue: Vec<PathBuf>,
    /// Whether values are followed into the sources of what is depended on.
    pub read_dependencies: bool,
    /// Lines as of a `.gitignore` in `exclude_from`.
    pub exclude_paths: Vec<String>,
    /// A folder; empty for the current one.
    pub exclude_from: PathBuf,
    /// Whether ignore rules hold for named paths too.
    pub force_exclude: bool,
    /// Whether files with changes that are not staged are rewritten.
    pub allow_dirty: bool,
    pub allow_staged: bool,
    /// Whether files are rewritten in a repository that git gives no answer about.
    pub allow_no_vcs: bool,
    /// What strace wrote of a run of the program.
    pub strace: Option<PathBuf>,
    pub format: Format,
    pub statistics: bool,
    pub output_file: Option<PathBuf>,
    pub color: ColorChoice,
    pub verbose: bool,
    pub quiet: bool,
    pub exit_zero: bool,
    /// `None` for one thread a core.
    pub jobs: Option<NonZeroUsize>,
}

/// The build that is asked whether the repairs compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verify {
    /// For the shell; `None` for `cargo check`.
    pub command: Option<String>,
}

/// What becomes one commit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum CommitBy {
    /// What was repaired in a crate, and in those that the same repairs touch.
    Crate,
    /// All that was repaired.
    All,
}

/// What happens with the repairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Findings are listed and nothing changes.
    Report,
    /// What takes a bare handle and is not described is listed in place of findings.
    Unknown,
    /// Repairs are shown as a diff and nothing changes.
    Diff,
    /// Files are rewritten and what is left is listed.
    Fix,
    /// Files are rewritten and nothing is listed.
    FixOnly,
    /// Comments that silence what is found are written, and what is left is listed.
    AddAllow,
    /// The same as far as somebody says so who is asked about each repair.
    Interactive,
    /// What is known of one line is said in place of findings.
    Why,
}

/// Reads the arguments, calls `run`, and prints what it returns.
pub fn main(
    args: impl IntoIterator<Item = OsString>,
    run: impl FnOnce(&Config, &Progress, &mut Ask<'_>) -> anyhow::Result<Outcome>,
) -> ExitCode {
    let exit = match Args::try_parse_from(args) {
        Ok(args) => act(args, run).unwrap_or_else(|error| {
            let _ = writeln!(io::stderr(), "buffix: {error:#}");
            Exit::Incomplete
        }),
        Err(error) => {
            let _ = error.print();
            if error.use_stderr() { Exit::Incomplete } else { Exit::Clean }
        }
    };
    ExitCode::from(exit.code())
}

fn act(
    mut args: Args,
    run: impl FnOnce(&Config, &Progress, &mut Ask<'_>) -> anyhow::Result<Outcome>,
) -> anyhow::Result<Exit> {
    if let Some(explained) = args.explain {
        let written = io::stdout().write_all(explanation(explained).as_bytes());
        unless_closed(written).context(STDOUT)?;
        return Ok(Exit::Clean);
    }
    if let Some(written) = args.command.as_ref().and_then(generated::page) {
        unless_closed(io::stdout().write_all(&written?)).context(STDOUT)?;
        return Ok(Exit::Clean);
    }
    if let Some(Command::Why { place, .. }) = &args.command {
        args.paths = vec![place.path.clone()];
    }
    let settings = configured::settings(&args)?;
    if args.show_settings {
        let mut out = Vec::new();
        configured::write_settings(&mut out, &settings)?;
        unless_closed(io::stdout().write_all(&out)).context(STDOUT)?;
        return Ok(Exit::Clean);
    }
    if let Some(Command::Catalogue { api }) = &args.command {
        let mut out = Vec::new();
        known::write_known(&mut out, &settings.catalogue, api.as_deref())?;
        unless_closed(io::stdout().write_all(&out)).context(STDOUT)?;
        return Ok(Exit::Clean);
    }
    let config = config(args, settings, std::env::var("CARGO_TERM_COLOR").ok().as_deref());
    if config.mode == Mode::Interactive && !interactive::is_possible() {
        anyhow::bail!(
            "--interactive asks on a terminal, and there is none; use --diff to see the repairs, or --fix to make the safe ones"
        );
    }
    let pull_request = PullRequest::open(&config)?;
    let progress = Progress::start(config.quiet);
    let outcome =
        run(&config, &progress, &mut |proposal| interactive::ask(proposal, config.color, &progress));
    progress.stop();
    let outcome = outcome?;
    print(&config, &outcome)?;
    summarise(&config, &outcome)?;
    pull_request.write(&config, &outcome)?;
    // Where stderr is gone there is nobody to tell.
    let _ = write_chatter(&mut io::stderr().lock(), &config, &outcome);
    Ok(exit(&config, &outcome))
}

/// What the flags mean. Cargo's own colour setting stands behind the flag and before the terminal's.
fn config(args: Args, settings: Settings, cargo_term_color: Option<&str>) -> Config {
    let mode = mode(&args);
    let command = repeat::command(&args);
    let (place, format) = asked(args.command, args.message_format);
    let selected = settings.select.unwrap_or_default();
    let ignored = settings.ignore.unwrap_or_default();
    Config {
        paths: args.paths,
        mode,
        place,
        unsafe_fixes: args.unsafe_fixes,
        commit: args.commit,
        pr_title: args.pr_title,
        pr_body: args.pr_body,
        command,
        verify: args.verify.map(|it| Verify { command: Some(it).filter(|it| !it.is_empty()) }),
        rules: selected.into_iter().filter(|it| !ignored.contains(it)).collect(),
        allow_reason: args.add_allow.unwrap_or_default(),
        baseline: settings.baseline,
        update_baseline: args.update_baseline,
        changed: changed(args.since, args.staged, args.in_diff),
        min_cost: settings.min_cost,
        severities: settings.severity,
        preferences: Preferences {
            capacity: settings.capacity,
            imports: settings.imports,
            review: settings.review.into_iter().collect(),
            all: args.all || mode == Mode::Why,
        },
        rows: settings.rows,
        packages: args.package,
        workspace: args.workspace,
        exclude: args.exclude,
        manifest_path: args.manifest_path,
        catalogue: settings.catalogue,
        read_dependencies: settings.read_dependencies.unwrap_or(true),
        exclude_paths: settings.exclude_paths,
        exclude_from: settings
            .file
            .as_deref()
            .and_then(Path::parent)
            .map(Path::to_path_buf)
            .unwrap_or_default(),
        force_exclude: settings.force_exclude,
        allow_dirty: args.allow_dirty,
        allow_staged: args.allow_staged || args.allow_dirty,
        allow_no_vcs: args.allow_no_vcs,
        strace: args.strace,
        format,
        statistics: args.statistics,
        output_file: args.output_file,
        color: args.color.unwrap_or_else(|| color(cargo_term_color)),
        verbose: args.verbose,
        quiet: args.quiet,
        exit_zero: args.exit_zero,
        jobs: args.jobs,
    }
}

/// The line that is asked about, and how the answer is written.
fn asked(command: Option<Command>, format: Format) -> (Option<Place>, Format) {
    match command {
        Some(Command::Why { place, message_format }) => (Some(place), message_format),
        _ => (None, format),
    }
}

fn color(cargo_term_color: Option<&str>) -> ColorChoice {
    match cargo_term_color {
        Some("always") => ColorChoice::Always,
        Some("never") => ColorChoice::Never,
        _ => ColorChoice::Auto,
    }
}

fn changed(since: Option<String>, staged: bool, in_diff: Option<PathBuf>) -> Option<Asked> {
    since.map(Asked::Since).or(staged.then_some(Asked::Staged)).or(in_diff.map(Asked::InDiff))
}

fn mode(args: &Args) -> Mode {
    match args {
        Args { command: Some(Command::Why { .. }), .. } => Mode::Why,
        Args { diff: true, .. } => Mode::Diff,
        Args { fix_only: true, .. } => Mode::FixOnly,
        Args { fix: true, .. } => Mode::Fix,
        Args { interactive: true, .. } => Mode::Interactive,
        Args { unknown: true, .. } => Mode::Unknown,
        Args { add_allow: Some(_), .. } => Mode::AddAllow,
        _ => Mode::Report,
    }
}

/// Writes findings or diff to the output file or to stdout.
fn print(config: &Config, outcome: &Outcome) -> anyhow::Result<()> {
    if let Some(path) = &config.output_file {
        let styled = config.color == ColorChoice::Always;
        return write_file(path, |out| write_output(out, config, outcome, styled)).with_context(|| {
            format!("cannot write {}, name a file in a folder that is there", path.display())
        });
    }
    let choice = match config.color {
        ColorChoice::Auto => AutoStream::choice(&io::stdout()),
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    };
    let styled = config.format == Format::Human && choice != anstream::ColorChoice::Never;
    let stdout = io::stdout().lock();
    // Without colours the stream stays out of the way: it would strip escapes from the text of a diff.
    let stdout: Box<dyn Write> =
        if styled { Box::new(AutoStream::new(stdout, choice)) } else { Box::new(stdout) };
    let mut out = BufWriter::new(stdout);
    let written = write_output(&mut out, config, outcome, styled).and_then(|()| out.flush());
    unless_closed(written).context(STDOUT)
}

/// Gives GitHub's summary of the step what is no annotation. The file is the step's, and others may have written to it.
fn summarise(config: &Config, outcome: &Outcome) -> anyhow::Result<()> {
    let is_listed = matches!(config.mode, Mode::Report | Mode::Fix) && !config.statistics;
    let path = std::env::var_os("GITHUB_STEP_SUMMARY").filter(|it| !it.is_empty());
    let Some(path) = path.filter(|_| is_listed && config.format == Format::Github) else { return Ok(()) };
    let mut summary = Vec::new();
    write_summary(&mut summary, &outcome.report())?;
    if summary.is_empty() {
        return Ok(());
    }
    let file = OpenOptions::new().append(true).create(true).open(&path);
    file.and_then(|mut it| it.write_all(&summary))
        .with_context(|| format!("cannot write {}", Path::new(&path).display()))
}

#[expect(
    clippy::disallowed_methods,
    reason = "the report that `--output-file` asks for is no file of the project"
)]
fn write_file(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    write(&mut out)?;
    out.flush()
}

fn write_output(out: &mut dyn Write, config: &Config, outcome: &Outcome, styled: bool) -> io::Result<()> {
    let report = outcome.report();
    match config.mode {
        Mode::Diff => write_diff(out, &report),
        Mode::FixOnly if config.format == Format::Json => write_totals(out, outcome),
        Mode::FixOnly => Ok(()),
        Mode::Unknown => write_unjudged(out, &report, config.format),
        Mode::Why => outcome.why.iter().try_for_each(|it| write_why(out, &report, it, config.format)),
        // Whoever was asked has seen them.
        Mode::Interactive if !config.statistics && config.output_file.is_none() => Ok(()),
        Mode::Report | Mode::Fix | Mode::AddAllow | Mode::Interactive if config.statistics => {
            write_statistics(out, &report)
        }
        Mode::Report | Mode::Fix | Mode::AddAllow | Mode::Interactive => {
            write_findings(out, &report, config.format, Look { styled, verbose: config.verbose })
        }
    }
}

/// Problems are told also where the run is to be quiet, since they decide the exit code.
fn write_chatter(err: &mut dyn Write, config: &Config, outcome: &Outcome) -> io::Result<()> {
    for problem in &outcome.problems {
        writeln!(err, "buffix: {problem}")?;
    }
    if config.mode == Mode::Diff && config.statistics {
        write_statistics(err, &outcome.report())?;
    }
    if !config.quiet && config.mode != Mode::Why {
        writeln!(err, "buffix: {}", summary::summary(config, outcome))?;
    }
    Ok(())
}

/// A reader that has seen enough is no error.
fn unless_closed(written: io::Result<()>) -> io::Result<()> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}
