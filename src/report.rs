//! What a run found, and what every format shares: one report, many views.
//! It writes to whatever it is given and never asks the system for anything.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;

use crate::discover::Problem;
use crate::edit::{Edit, Rewrite};
use crate::evidence::Evidence;
use crate::file::{FileId, FileSpan, RustFile};
use crate::judge::Quiet;
use crate::repair::{Finding, Repair, Safety, Verdict};
use crate::settings::{Severities, Severity};
use crate::track::{Flow, Rule, Sink, Unjudged};
use crate::why::Why;

mod diff;
mod explain;
mod fingerprint;
mod github;
mod gitlab;
mod human;
mod json;
mod known;
mod markdown;
mod place;
mod proposal;
pub mod pull_request;
mod rates;
mod rdjson;
mod sarif;
mod short;
mod statistics;
mod totals;
mod unjudged;
mod why;
mod words;
mod xml;

pub use diff::write_diff;
pub use explain::{Explained, explanation};
pub use fingerprint::fingerprints_of;
pub use github::write_summary;
pub use known::{write_entries, write_entry};
pub use proposal::{Proposal, Proposed, write_proposal};
pub use rates::counted;
pub use statistics::write_statistics;
pub use totals::write_totals;
pub use unjudged::write_unjudged;
pub use why::write_why;

/// What a run found and did.
#[derive(Debug, Default)]
pub struct Outcome {
    /// `FileId(i)` is `files[i]`; the text that the findings' spans are offsets of.
    pub files: Vec<RustFile>,
    pub packages: Vec<PackageOf>,
    /// How many files were looked at, also those without a telling word.
    pub n_files: usize,
    /// Sorted by file and offset; after a rewrite those that remain.
    pub findings: Vec<Finding>,
    /// For `findings[i]` the edits of its repair, imports included; empty for what is left.
    pub edits: Vec<Vec<Edit>>,
    /// The same of its stronger repair; empty, or missing at the end of the list, where there is none.
    pub stronger_edits: Vec<Vec<Edit>>,
    /// Limited to the safety that was asked for.
    pub rewrites: Vec<Rewrite>,
    pub problems: Vec<Problem>,
    pub severities: Severities,
    /// In place of findings, where they are asked for.
    pub unjudged: Vec<Unjudged>,
    /// The same for what is known of one line.
    pub why: Option<Why>,
    /// Where a trace was given and says something of `files`.
    pub evidence: Option<Evidence>,
    pub written: Written,
    /// Findings that the baseline knows.
    pub n_known: usize,
    /// Findings that no changed line touches, where only those are asked for.
    pub n_unchanged: usize,
    /// How many findings are not shown for each row of what is quiet.
    pub quiet: BTreeMap<Quiet, usize>,
}

/// What was rewritten in place.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// Findings that are no longer among `Outcome::findings`.
    pub repaired: Vec<Repaired>,
    /// Sorted.
    pub files: Vec<FileId>,
    pub commits: usize,
}

/// A finding that is repaired now.
#[derive(Clone, Debug)]
pub struct Repaired {
    /// Its spans are offsets of a text that is gone.
    pub finding: Finding,
    /// Where it pointed in that text: `src/a.rs:12:9`.
    pub place: String,
    /// What its repair has changed; not empty.
    pub files: BTreeSet<FileId>,
}

impl Outcome {
    pub fn report(&self) -> Report<'_> {
        Report {
            files: &self.files,
            packages: &self.packages,
            findings: &self.findings,
            edits: &self.edits,
            stronger_edits: &self.stronger_edits,
            rewrites: &self.rewrites,
            problems: &self.problems,
            severities: &self.severities,
            unjudged: &self.unjudged,
            evidence: self.evidence.as_ref(),
        }
    }
}

/// What the formats are given; the fields are those of [`Outcome`].
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    pub files: &'a [RustFile],
    pub packages: &'a [PackageOf],
    pub findings: &'a [Finding],
    pub edits: &'a [Vec<Edit>],
    pub stronger_edits: &'a [Vec<Edit>],
    pub rewrites: &'a [Rewrite],
    pub problems: &'a [Problem],
    pub severities: &'a Severities,
    pub unjudged: &'a [Unjudged],
    pub evidence: Option<&'a Evidence>,
}

/// A package as cargo names it; `RustFile::package` is its place in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageOf {
    pub name: String,
    pub version: String,
    /// Absolute.
    pub manifest_path: PathBuf,
}

/// How findings are written. A new one is a variant, its name and a file beside the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    #[default]
    Human,
    Short,
    Json,
    CargoJson,
    Sarif,
    Github,
    Gitlab,
    Rdjson,
    Rdjsonl,
    Markdown,
    Junit,
    Checkstyle,
}

impl Format {
    pub const ALL: [Format; 12] = [
        Format::Human,
        Format::Short,
        Format::Json,
        Format::CargoJson,
        Format::Sarif,
        Format::Github,
        Format::Gitlab,
        Format::Rdjson,
        Format::Rdjsonl,
        Format::Markdown,
        Format::Junit,
        Format::Checkstyle,
    ];

    /// As `--message-format` takes it.
    pub fn name(self) -> &'static str {
        match self {
            Format::Human => "human",
            Format::Short => "short",
            Format::Json => "json",
            Format::CargoJson => "cargo-json",
            Format::Sarif => "sarif",
            Format::Rdjson => "rdjson",
            Format::Rdjsonl => "rdjsonl",
            Format::Github => "github",
            Format::Gitlab => "gitlab",
            Format::Markdown => "markdown",
            Format::Junit => "junit",
            Format::Checkstyle => "checkstyle",
        }
    }

    /// Whether other programs make the repairs from it, one by one.
    pub fn carries_edits(self) -> bool {
        use Format::{CargoJson, Json, Rdjson, Rdjsonl, Sarif};
        matches!(self, Json | CargoJson | Sarif | Rdjson | Rdjsonl)
    }
}

/// How the human format looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// With colours, as ANSI escapes.
    pub styled: bool,
    /// With the steps between source and sink.
    pub verbose: bool,
}

/// Writes every finding.
pub fn write_findings(
    out: &mut dyn io::Write,
    report: &Report<'_>,
    format: Format,
    look: Look,
) -> io::Result<()> {
    match format {
        Format::Human => human::write(out, report, look),
        Format::Short => short::write(out, report),
        Format::Json => json::write(out, report),
        Format::CargoJson => json::write_for_cargo(out, report),
        Format::Sarif => sarif::write(out, report),
        Format::Rdjson => rdjson::write(out, report),
        Format::Rdjsonl => rdjson::write_lines(out, report),
        Format::Github => github::write(out, report),
        Format::Gitlab => gitlab::write(out, report),
        Format::Markdown => markdown::write(out, report),
        Format::Junit => xml::write_junit(out, report),
        Format::Checkstyle => xml::write_checkstyle(out, report),
    }
}

/// How many findings there are of each verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub safe: usize,
    pub review: usize,
    pub left: usize,
}

impl Tally {
    pub fn of<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> Self {
        let mut tally = Tally::default();
        for finding in findings {
            match &finding.verdict {
                Verdict::Fix(_, Safety::Safe) => tally.safe += 1,
                Verdict::Fix(_, Safety::NeedsReview(_)) => tally.review += 1,
                Verdict::Left(_) => tally.left += 1,
            }
        }
        tally
    }

    pub fn total(self) -> usize {
        self.safe + self.review + self.left
    }
}

impl<'a> Report<'a> {
    fn file(&self, file: FileId) -> &'a RustFile {
        &self.files[file.0 as usize]
    }

    fn severity_of(&self, rule: Rule) -> Severity {
        self.severities.get(&rule).copied().unwrap_or_default()
    }

    /// That of its rule; a note where it is quiet.
    fn severity(&self, finding: &Finding) -> Severity {
        if finding.quiet.is_some() { Severity::Note } else { self.severity_of(finding.flow.rule) }
    }

    fn shown_place(&self, at: FileSpan) -> String {
        place_in(self.file(at.file), at)
    }

    /// The repairs of a finding, the one that is made by default first.
    fn offers(&self, index: usize) -> impl Iterator<Item = Offer<'a>> {
        let finding = &self.findings[index];
        let decided = match &finding.verdict {
            Verdict::Fix(repair, safety) => Some(Offer::new(repair, safety, self.edits.get(index))),
            Verdict::Left(_) => None,
        };
        let stronger = finding.stronger.as_ref();
        let stronger =
            stronger.map(|(repair, safety)| Offer::new(repair, safety, self.stronger_edits.get(index)));
        decided.into_iter().chain(stronger)
    }
}

/// One repair of a finding.
struct Offer<'a> {
    repair: &'a Repair,
    safety: &'a Safety,
    /// File by file and from the top.
    edits: Vec<&'a Edit>,
}

impl<'a> Offer<'a> {
    fn new(repair: &'a Repair, safety: &'a Safety, edits: Option<&'a Vec<Edit>>) -> Self {
        let mut edits: Vec<&Edit> = edits.into_iter().flatten().collect();
        edits.sort_by_key(|it| it.at);
        Offer { repair, safety, edits }
    }
}

/// What costs more comes first.
fn by_cost(a: &Finding, b: &Finding) -> Ordering {
    b.flow.cost.calls_per_kib.total_cmp(&a.flow.cost.calls_per_kib)
}

/// `src/a.rs:12:9`.
pub fn place_in(file: &RustFile, at: FileSpan) -> String {
    let start = file.line_column(at.span.start);
    format!("{}:{}:{}", file.shown, start.line, start.column)
}

/// The sinks but the first, each place once.
fn further(flow: &Flow) -> Vec<&Sink> {
    let mut places: Vec<FileSpan> = flow.sinks.first().map(|it| it.at).into_iter().collect();
    let mut further: Vec<&Sink> = Vec::new();
    for sink in flow.sinks.iter().skip(1) {
        if !places.contains(&sink.at) {
            places.push(sink.at);
            further.push(sink);
        }
    }
    further
}

/// Where a finding points: its costliest sink.
pub fn primary(flow: &Flow) -> FileSpan {
    flow.primary()
}
