//! The rows of what may differ after a repair, for which somebody has to look at it.

use std::mem::discriminant;

use crate::file::{FileId, FileSpan, Span};

/// Where a concern stands that is only named.
const NOWHERE: FileSpan = FileSpan { file: FileId(0), span: Span { start: 0, end: 0 } };

/// What may differ after a repair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Concern {
    ReadAheadLost,
    ShortReads,
    SharedHandle,
    PublicSignature,
    FlushNotReached,
    ErrorNotReported,
    SeenBetween,
    RunsBetween,
    OutputOrder,
    Protocol,
    Interactive,
    AppendedLines,
    Outlives,
    FlushedWhereLooked,
    MayExit,
    SeeksOften,
    Undescribed,
    HandledDifferently,
    PastStdout,
    Lent,
    Boxed,
    /// With the call that has no body in sight.
    Opaque(FileSpan),
    NoPanic,
    WrittenAtLast,
    Endless,
    Cancelled,
    ChildGone,
    FlushedByHolder,
    /// With the condition that asks which error it was.
    ToldApart(FileSpan),
    OtherBuilds,
    Expanded,
    Configured,
}

/// The row, its stable id, as the formats name it, and what it says: lower-case, no full stop.
type Row = (Concern, &'static str, &'static str);

const HAZARDS: [Row; 32] = [
    (
        Concern::ReadAheadLost,
        "read-ahead-lost",
        "the handle is used again after this call and would miss what the buffer has read ahead",
    ),
    (
        Concern::ShortReads,
        "short-reads",
        "a buffered read may return fewer bytes than asked for where its buffer runs out",
    ),
    (
        Concern::SharedHandle,
        "shared-handle",
        "another handle on the same file or socket may read or write past the buffer",
    ),
    (
        Concern::PublicSignature,
        "public-signature",
        "a public type or signature changes, which users of this crate may name",
    ),
    (
        Concern::FlushNotReached,
        "flush-not-reached",
        "no place was found for a flush on one of the ways that leave the writer",
    ),
    (
        Concern::ErrorNotReported,
        "error-not-reported",
        "no way was found to report the error of the last write",
    ),
    (
        Concern::SeenBetween,
        "seen-between",
        "files are looked at between the writes, and this one, not flushed yet, may be among them",
    ),
    (
        Concern::RunsBetween,
        "runs-between",
        "a process, thread or task that is started or awaited in between may look at what is written so far",
    ),
    (
        Concern::OutputOrder,
        "output-order",
        "something in between prints or logs, or may do so, and would change places with what is buffered",
    ),
    (Concern::Protocol, "protocol", "the other side may wait for what the buffer holds back"),
    (Concern::Interactive, "interactive", "somebody may wait for each line of this output"),
    (
        Concern::AppendedLines,
        "appended-lines",
        "the file is appended to, and lines of several writers would no longer arrive whole",
    ),
    (
        Concern::Outlives,
        "outlives",
        "no place was found for a flush at its end: an error there is not seen, and what stops the program loses the rest",
    ),
    (
        Concern::FlushedWhereLooked,
        "flushed-where-looked",
        "it is flushed where its file is looked at, and whether each way that ends it comes by there was not followed",
    ),
    (Concern::MayExit, "may-exit", "the process may exit in between, and a buffer is not flushed by that"),
    (Concern::SeeksOften, "seeks-often", "this API seeks, which empties a buffer each time"),
    (Concern::Undescribed, "undescribed", "a call that buffix does not know takes what holds the handle"),
    (
        Concern::HandledDifferently,
        "handled-differently",
        "the flush treats its error in another way than some of the writes treat theirs",
    ),
    (
        Concern::PastStdout,
        "past-stdout",
        "what `print!` left in the line buffer of std would come later, and `std::os::fd` is for unix only",
    ),
    (Concern::Lent, "lent", "a value that holds the writer was not followed in all that it does with it"),
    (Concern::Boxed, "boxed", "not all that may lie below the writer is known, and a flush reaches that too"),
    (
        Concern::Opaque(NOWHERE),
        "opaque-callee",
        "a call in between has no body in sight, and may look at the file or end the program",
    ),
    (Concern::NoPanic, "no-panic", "a closed pipe ends this loop in another way than `println!` does"),
    (
        Concern::WrittenAtLast,
        "written-at-last",
        "what is left in the buffer was never written before, and is now",
    ),
    (
        Concern::Endless,
        "endless",
        "the loop may go on until it is stopped, and what is buffered then is lost",
    ),
    (
        Concern::Cancelled,
        "cancelled",
        "where an error or a `select!` ends the task before the flush, its buffer is lost with it",
    ),
    (
        Concern::ChildGone,
        "child-gone",
        "a child that ends before it has read all was no error where the last bytes were lost, and the flush reports it",
    ),
    (
        Concern::FlushedByHolder,
        "flushed-by-holder",
        "whoever holds it has to call its own `flush` at the end, and not all who may are seen",
    ),
    (
        Concern::ToldApart(NOWHERE),
        "told-apart",
        "an end of another kind, early, is treated apart from that by a failed write, whose error would be lost with the buffer",
    ),
    (
        Concern::OtherBuilds,
        "other-builds",
        "some builds have something else under a name on the way, for which the repair may not do",
    ),
    (Concern::Expanded, "expanded", "a part of this stands in the rules of a macro, which no repair changes"),
    (Concern::Configured, "configured", "the configuration asks for a look at each repair of this rule"),
];

impl Concern {
    /// All rows.
    pub fn all() -> impl Iterator<Item = Self> {
        HAZARDS.iter().map(|it| it.0)
    }

    fn row(self) -> Option<&'static Row> {
        HAZARDS.iter().find(|it| discriminant(&it.0) == discriminant(&self))
    }

    /// The place that shows it, where there is one.
    pub fn witness(self) -> Option<FileSpan> {
        match self {
            Concern::Opaque(at) | Concern::ToldApart(at) => Some(at),
            _ => None,
        }
    }

    /// Stable id, as the formats name it.
    pub fn id(self) -> &'static str {
        self.row().map_or("", |it| it.1)
    }

    /// Lower-case, no full stop.
    pub fn sentence(self) -> &'static str {
        self.row().map_or("", |it| it.2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_concern_stands_once_and_in_the_order_of_the_variants() {
        let rows: Vec<Concern> = Concern::all().collect();
        assert!(rows.is_sorted_by(|a, b| a < b), "{rows:?}");
    }
}
