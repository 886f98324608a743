//! What is known of a line: each handle and each call on it that reads or writes, and where the view ends, the first thing
//! that is not known. Other stages say what is to be done; this one says why.

use crate::discover::Package;
use crate::file::{FileId, FileSpan, RustFile};
use crate::repair::Finding;
use crate::track::{Knowledge, Program};

mod place;
mod types;
mod code;
mod bounds;
mod missing;
mod gap;
mod origin;
mod uses;
mod call;
mod line;
mod below;
mod reason;
mod answer;

pub use code::quoted;
pub use line::Line;
pub use place::Place;

/// What there is to say of one line.
#[derive(Clone, Debug, Default)]
pub struct Why {
    /// The line, from 1, and the column in chars where one was asked for.
    pub line: u32,
    pub column: Option<u32>,
    /// By its place among the files of the run.
    pub file: usize,
    /// In the order of the text.
    pub answers: Vec<Answer>,
    /// Where there is no answer, what the line is instead.
    pub nothing: Option<String>,
    /// For findings, by their place in the list: the comment that silences them, and why a usual run leaves them out.
    pub left_out: Vec<(usize, LeftOut)>,
}

/// Why a usual run does not show a finding that is not quiet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    /// This comment or attribute silences it.
    Silenced(FileSpan),
    /// The lints of its package allow what clippy says of it too.
    Allowed,
    /// Its rule is not looked for, or it costs less than `--min-cost`.
    NotAskedFor,
}

/// What there is to say of one call or handle.
#[derive(Clone, Debug)]
pub struct Answer {
    pub at: FileSpan,
    /// What it works on.
    pub handle: Option<Handle>,
    /// What the call does to it, where that is known.
    pub call: Option<Note>,
    pub kind: Kind,
    /// The findings that it is a part of, by their place in the list.
    pub findings: Vec<usize>,
    /// Why there is no finding, the first reason first.
    pub reasons: Vec<Note>,
}

/// A value that is read from or written to.
#[derive(Clone, Debug)]
pub struct Handle {
    pub at: FileSpan,
    /// As far as it is known: `std::fs::File`, `&mut W`.
    pub ty: String,
    /// It is what the call gives.
    pub is_made: bool,
    /// What the type means for a call: `unbuffered: each call asks the system`.
    pub means: Option<String>,
}

/// A sentence without a full stop, and the place that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub says: String,
    pub at: Option<FileSpan>,
}

/// What an answer comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is part of a finding.
    Finding,
    /// A buffer stands between.
    Buffered,
    /// It works in memory.
    Memory,
    /// It is known, and makes no small calls.
    NotSmall,
    /// It is a function of the workspace, whose own lines tell.
    Declared,
    /// Nothing unbuffered is seen to come there.
    NoSource,
    /// Something on the way is not known.
    Unknown,
}

impl Kind {
    /// What stands before the first reason.
    pub fn label(self) -> &'static str {
        match self {
            Kind::Unknown => "unknown",
            _ => "why",
        }
    }

    /// As the JSON has it.
    pub fn id(self) -> &'static str {
        match self {
            Kind::Finding => "finding",
            Kind::Buffered => "buffered",
            Kind::Memory => "memory",
            Kind::NotSmall => "not-small",
            Kind::Declared => "declared",
            Kind::NoSource => "no-source",
            Kind::Unknown => "unknown",
        }
    }
}

impl Note {
    fn new(says: impl Into<String>) -> Self {
        Note { says: says.into(), at: None }
    }

    fn at(says: impl Into<String>, at: Option<FileSpan>) -> Self {
        Note { says: says.into(), at }
    }
}

/// Most reasons of one answer.
const MAX_REASONS: usize = 3;

/// An answer without a finding: what it comes to, and why.
type Reasons = (Kind, Vec<Note>);

/// What every answer is worked out from.
#[derive(Clone, Copy)]
struct View<'a> {
    program: &'a Program<'a>,
    files: &'a [RustFile],
    findings: &'a [Finding],
    packages: &'a [Package],
}

/// The answers to what is asked of a line, and what the line is where there are none.
pub fn answers(
    knowledge: &mut Knowledge<'_>,
    files: &[RustFile],
    findings: &[Finding],
    line: Line,
) -> (Vec<Answer>, Option<String>) {
    let owners = knowledge.learn_within(line.file, line.span);
    let asked = line::asked(knowledge, files, &owners, line);
    let packages = knowledge.sources().packages;
    let found = knowledge.settle(
        |_| (0..asked.len()).collect(),
        |program, at| answer::answer(View { program, files, findings, packages }, asked[at]),
    );
    let mut answers: Vec<Answer> = found.into_values().flatten().collect();
    answers.extend(line::in_macros(knowledge, files, &owners, line));
    answers.sort_by_key(|it| (it.at.span.start, it.at.span.end));
    answers.dedup_by_key(|it| it.at);
    let nothing = answers.is_empty().then(|| line::nothing(knowledge, files, &owners, line));
    (answers, nothing)
}

/// The file of a place among those of a run.
pub fn file_of(files: &[RustFile], path: &std::path::Path) -> Option<FileId> {
    let at = files.iter().position(|it| it.path == path)?;
    Some(FileId(crate::file::to_u32(at)))
}
