//! The command line as it is typed.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{ArgGroup, ColorChoice, Parser, Subcommand};

use crate::baseline::Update;
use crate::cli::CommitBy;
use crate::report::{Explained, Format};
use crate::track::Rule;
use crate::why::Place;

/// Finds unbuffered I/O in Rust code, follows it to the calls that hurt, and repairs it
#[expect(clippy::struct_excessive_bools, reason = "each is a flag that stands by itself")]
#[derive(Debug, Parser)]
#[command(name = "buffix", version, max_term_width = 100, args_conflicts_with_subcommands = true)]
#[command(group = ArgGroup::new("rewriting").args(["fix", "fix_only"]).multiple(true))]
pub struct Args {
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Files and directories to look at [default: the current workspace]
    #[arg(value_name = "PATHS")]
    pub paths: Vec<PathBuf>,

    /// Print the safe repairs as one unified diff, and change nothing
    #[arg(long, help_heading = "Repairs", conflicts_with_all = ["fix", "fix_only"])]
    pub diff: bool,
    /// Make the safe repairs in place, and report what is left
    #[arg(long, help_heading = "Repairs")]
    pub fix: bool,
    /// Like --fix, but report nothing and exit with 0 where findings are left
    #[arg(long, help_heading = "Repairs")]
    pub fix_only: bool,
    /// Ask about each repair, those for review too, and make the accepted ones in place
    #[arg(long, help_heading = "Repairs", conflicts_with_all = ["diff", "fix", "fix_only", "unknown"])]
    pub interactive: bool,
    /// Check the build before and after rewriting, with `cargo check` or CMD, and put back what breaks it
    #[arg(long, value_name = "CMD", num_args = 0..=1, require_equals = true, default_missing_value = "",
        conflicts_with = "diff", help_heading = "Repairs")]
    pub verify: Option<String>,
    /// With --diff, --fix or --fix-only: also the repairs that are for review
    #[arg(long, help_heading = "Repairs")]
    pub unsafe_fixes: bool,
    /// Commit what was repaired: `all` of it at once, or what belongs to a `crate` by itself
    #[arg(long, value_name = "crate|all", requires = "rewriting", hide_possible_values = true,
        conflicts_with_all = ["allow_dirty", "allow_staged"], help_heading = "Repairs")]
    pub commit: Option<CommitBy>,
    /// Write the title of a pull request to a file, or to stdout for `-`; nothing where nothing was repaired
    #[arg(long, value_name = "FILE", requires = "rewriting", help_heading = "Repairs")]
    pub pr_title: Option<PathBuf>,
    /// Write the text of a pull request to a file, in Markdown, or to stdout for `-`
    #[arg(long, value_name = "FILE", requires = "rewriting", help_heading = "Repairs")]
    pub pr_body: Option<PathBuf>,
    /// Write a comment above each finding that silences it, with REASON behind it
    #[arg(long, value_name = "REASON", num_args = 0..=1, require_equals = true, default_missing_value = "",
        value_parser = reason, conflicts_with_all = ["diff", "fix", "fix_only", "unknown"], help_heading = "Repairs")]
    pub add_allow: Option<String>,
    /// Rewrite files that have uncommitted changes
    #[arg(long, help_heading = "Repairs")]
    pub allow_dirty: bool,
    /// Rewrite files that have staged changes
    #[arg(long, help_heading = "Repairs")]
    pub allow_staged: bool,
    /// Rewrite files outside version control; always allowed, as in cargo's own commands
    #[arg(long, help_heading = "Repairs", hide = true)]
    pub allow_no_vcs: bool,

    /// Look for these rules only
    #[arg(long, value_name = "CODE", value_delimiter = ',', value_parser = Rule::named, help_heading = "Rules")]
    pub select: Vec<Rule>,
    /// Do not look for these rules
    #[arg(long, value_name = "CODE", value_delimiter = ',', value_parser = Rule::named, help_heading = "Rules")]
    pub ignore: Vec<Rule>,
    /// Also show what is quiet: findings that are seldom worth a line, each with the reason
    #[arg(long, help_heading = "Rules")]
    pub all: bool,
    /// Keep findings of at least N system calls per KiB
    #[arg(long, value_name = "N", value_parser = cost, help_heading = "Rules")]
    pub min_cost: Option<f64>,
    /// Leave out the findings that FILE knows
    #[arg(long, value_name = "FILE", help_heading = "Rules")]
    pub baseline: Option<PathBuf>,
    /// Make the baseline, or take out of it what is no longer found; with =all put in what is found now
    #[arg(long, value_name = "HOW", num_args = 0..=1, require_equals = true, default_missing_value = "shrink",
        value_parser = update(), conflicts_with_all = ["diff", "fix", "fix_only", "add_allow", "unknown", "changes"],
        help_heading = "Rules", hide_possible_values = true)]
    pub update_baseline: Option<Update>,
    /// Keep findings in lines that are new since the last commit in common with REV, committed or not
    #[arg(long, value_name = "REV", group = "changes", help_heading = "Rules")]
    pub since: Option<String>,
    /// Keep findings in lines that are staged
    #[arg(long, group = "changes", help_heading = "Rules")]
    pub staged: bool,
    /// Keep findings in lines that are new in this unified diff; - is standard input
    #[arg(long, value_name = "FILE", group = "changes", help_heading = "Rules")]
    pub in_diff: Option<PathBuf>,
    /// Also read this stub; its file is named after the crate that it describes
    #[arg(long, value_name = "FILE", global = true, help_heading = "Rules")]
    pub catalogue: Vec<PathBuf>,
    /// Do not follow handles into the sources of the dependencies that they are given to
    #[arg(long, help_heading = "Rules")]
    pub no_read_dependencies: bool,
    /// List what takes a bare handle and is not in the catalogue, in place of findings
    #[arg(long, conflicts_with_all = ["diff", "fix", "fix_only", "statistics"], help_heading = "Rules")]
    pub unknown: bool,
    /// Say what a rule finds, why it costs, and what is safe, or for which findings a row of what is quiet holds
    #[arg(long, value_name = "CODE|ROW", value_parser = Explained::named, help_heading = "Rules")]
    pub explain: Option<Explained>,

    /// Read the configuration from this file, not from the nearest `buffix.toml`, `.buffix.toml` or Cargo.toml
    #[arg(
        long,
        value_name = "FILE",
        global = true,
        conflicts_with = "isolated",
        help_heading = "Configuration"
    )]
    pub config: Option<PathBuf>,
    /// Read no configuration
    #[arg(long, global = true, help_heading = "Configuration")]
    pub isolated: bool,
    /// Print the settings of the run as a configuration, and where they come from
    #[arg(long, help_heading = "Configuration")]
    pub show_settings: bool,

    /// Look at this package of the workspace only; may hold wildcards, and be given more than once
    #[arg(short, long, value_name = "NAME", help_heading = "Files")]
    pub package: Vec<String>,
    /// Look at every package of the workspace
    #[arg(long, help_heading = "Files")]
    pub workspace: bool,
    /// Leave this package out; may hold wildcards, and be given more than once
    #[arg(long, value_name = "NAME", help_heading = "Files")]
    pub exclude: Vec<String>,
    /// Cargo.toml of the package or workspace to look at
    #[arg(long, value_name = "FILE", help_heading = "Files")]
    pub manifest_path: Option<PathBuf>,
    /// Leave out ignored files also where they are named
    #[arg(long, help_heading = "Files")]
    pub force_exclude: bool,

    /// How findings are written: human, short, json, cargo-json, sarif, github, gitlab, rdjson, rdjsonl,
    /// markdown, junit or checkstyle
    #[arg(long, value_name = "FORMAT", default_value = "human", value_parser = format(), help_heading = "Output",
        hide_possible_values = true)]
    pub message_format: Format,
    /// Say what `strace -f -k -o FILE PROGRAM` saw of each finding
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub strace: Option<PathBuf>,
    /// Count the findings by rule in place of listing them
    #[arg(long, help_heading = "Output")]
    pub statistics: bool,
    /// Write findings or diff to this file in place of standard output
    #[arg(long, value_name = "FILE", help_heading = "Output")]
    pub output_file: Option<PathBuf>,
    /// Colours: auto, always or never
    #[arg(long, value_name = "WHEN", help_heading = "Output", hide_possible_values = true)]
    pub color: Option<ColorChoice>,
    /// Show the steps from source to sink
    #[arg(short, long, help_heading = "Output", conflicts_with = "quiet")]
    pub verbose: bool,
    /// Leave out the summary
    #[arg(short, long, help_heading = "Output")]
    pub quiet: bool,
    /// Exit with 0 where findings are left
    #[arg(long, help_heading = "Output")]
    pub exit_zero: bool,
    /// How many threads [default: one a core]
    #[arg(short, long, value_name = "N", value_parser = jobs, help_heading = "Output")]
    pub jobs: Option<NonZeroUsize>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the APIs that buffix knows, or say what it knows of one, of a type or of a crate
    Catalogue {
        /// As code spells it: `serde_json::from_reader`
        #[arg(value_name = "PATH")]
        api: Option<String>,
    },
    /// Say of each handle and each read or write on a line what is known of it, and why it is reported or not
    Why {
        /// `src/main.rs:12`, or `src/main.rs:12:9` for what covers a column
        #[arg(value_name = "FILE:LINE[:COLUMN]", value_parser = Place::named)]
        place: Place,
        /// How the answer is written
        #[arg(long, value_name = "FORMAT", default_value = "human", value_parser = answer_format())]
        message_format: Format,
    },
    /// Print a script that completes the flags in a shell
    Completions { shell: clap_complete::Shell },
    /// Print the manual page, as troff
    Man,
}

fn cost(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(cost) if cost >= 0.0 && cost.is_finite() => Ok(cost),
        _ => Err("not a number of system calls per KiB, such as 4 or 0.5".to_owned()),
    }
}

/// Behind a comment of one line.
fn reason(text: &str) -> Result<String, String> {
    if text.contains(['\n', '\r']) {
        Err("a reason is one line".to_owned())
    } else {
        Ok(text.trim().to_owned())
    }
}

fn update() -> impl clap::builder::TypedValueParser<Value = Update> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};
    PossibleValuesParser::new(["shrink", "all"])
        .map(|it| if it == "all" { Update::All } else { Update::Shrink })
}

/// Each thread has a stack of its own, and thousands of them would stop the machine.
const MAX_JOBS: usize = 256;

fn jobs(text: &str) -> Result<NonZeroUsize, String> {
    let jobs = text.parse::<NonZeroUsize>().ok().filter(|it| it.get() <= MAX_JOBS);
    jobs.ok_or_else(|| format!("not a number of threads from 1 to {MAX_JOBS}"))
}

fn format() -> impl clap::builder::TypedValueParser<Value = Format> {
    one_of(&Format::ALL)
}

fn answer_format() -> impl clap::builder::TypedValueParser<Value = Format> {
    one_of(&[Format::Human, Format::Json])
}

fn one_of(formats: &[Format]) -> impl clap::builder::TypedValueParser<Value = Format> + use<> {
    use clap::builder::{PossibleValuesParser, TypedValueParser as _};
    PossibleValuesParser::new(formats.iter().map(|it| it.name()))
        .map(|name| Format::ALL.into_iter().find(|it| it.name() == name).unwrap_or_default())
}
