//! What strace saw, as calls per source line: reads a trace, and the debug information of the traced program.
//! It knows the files of the run and nothing of what was found in them.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, BufReader};
use std::path::Path;

use rustc_hash::FxHashMap;

use crate::file::{FileId, RustFile};

mod strace;
mod binary;
mod sources;

#[cfg(test)]
mod tests;

use binary::{Binary, Place};
use sources::Sources;
use strace::Frame;

/// The system calls that each line of the run's files made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// By file and line, the line from 1. A call counts for the innermost line that lies in a file of the run.
    pub calls: BTreeMap<(FileId, u32), Calls>,
}

/// How often a line read and wrote, and the bytes that both moved together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calls {
    pub reads: u64,
    pub writes: u64,
    pub bytes: u64,
}

/// Why a trace says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvidenceError {
    /// What the system said.
    Unreadable(String),
    /// No call in it reads or writes.
    NoCalls,
    /// Calls without the stack that led to them.
    NoStacks,
    /// This many calls, none of them from a file of the run.
    NotFromHere(u64),
}

impl Evidence {
    /// What was seen of a line, from 1.
    pub fn at(&self, file: FileId, line: u32) -> Option<Calls> {
        self.calls.get(&(file, line)).copied()
    }

    /// Drops what was seen of a file, for one whose lines have moved since.
    pub fn forget(&mut self, file: FileId) {
        self.calls.retain(|&(of, _), _| of != file);
    }
}

impl Calls {
    fn add(&mut self, other: Calls) {
        self.reads += other.reads;
        self.writes += other.writes;
        self.bytes = self.bytes.saturating_add(other.bytes);
    }
}

/// Reads what `strace -f -k -o TRACE PROGRAM` wrote; `FileId(i)` is `files[i]`.
///
/// # Errors
/// Where the trace cannot be read, or where nothing in it can be told of these files.
#[expect(clippy::disallowed_methods, reason = "the trace is evidence")]
pub fn read(trace: &Path, files: &[RustFile]) -> Result<Evidence, EvidenceError> {
    let file = std::fs::File::open(trace).map_err(|it| EvidenceError::Unreadable(it.to_string()))?;
    let mut binaries: FxHashMap<String, Option<Binary>> = FxHashMap::default();
    gather(BufReader::new(file), files, |frame| {
        let binary =
            binaries.entry(frame.binary.clone()).or_insert_with(|| Binary::open(Path::new(&frame.binary)));
        binary.as_ref().map(|it| it.places(frame)).unwrap_or_default()
    })
}

/// `places` gives the places of a frame, the innermost first.
fn gather(
    trace: impl BufRead,
    files: &[RustFile],
    mut places: impl FnMut(&Frame) -> Vec<Place>,
) -> Result<Evidence, EvidenceError> {
    let mut sources = Sources::of(files);
    let mut lines: FxHashMap<Frame, Option<(FileId, u32)>> = FxHashMap::default();
    let mut line_of = |frame: &Frame| {
        if let Some(&line) = lines.get(frame) {
            return line;
        }
        let line = places(frame).iter().find_map(|it| Some((sources.find(&it.path)?, it.line)));
        lines.insert(frame.clone(), line);
        line
    };
    let mut evidence = Evidence::default();
    let (mut n_calls, mut has_stacks) = (0, false);
    strace::for_each_call(trace, |call| {
        n_calls += 1;
        has_stacks |= !call.stack.is_empty();
        if let Some(line) = call.stack.iter().find_map(&mut line_of) {
            evidence.calls.entry(line).or_default().add(call.calls);
        }
    })
    .map_err(|it| EvidenceError::Unreadable(it.to_string()))?;
    match (n_calls, has_stacks) {
        (0, _) => Err(EvidenceError::NoCalls),
        (_, false) => Err(EvidenceError::NoStacks),
        _ if evidence.calls.is_empty() => Err(EvidenceError::NotFromHere(n_calls)),
        _ => Ok(evidence),
    }
}

impl fmt::Display for EvidenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvidenceError::Unreadable(why) => write!(f, "cannot be read ({why})"),
            EvidenceError::NoCalls => {
                f.write_str("holds no read or write; record it with `strace -f -k -o FILE PROGRAM`")
            }
            EvidenceError::NoStacks => {
                f.write_str("has no stacks; record it again with `strace -f -k -o FILE PROGRAM`")
            }
            EvidenceError::NotFromHere(calls) => write!(
                f,
                "none of its {calls} reads and writes comes from a line of these files; build the program with \
                 debug information and `-C force-frame-pointers=yes`, and record it again"
            ),
        }
    }
}
