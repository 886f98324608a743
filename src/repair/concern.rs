//! Why a repair needs a look, and why nothing is changed: each with the one sentence that the user reads.

use crate::file::{FileId, FileSpan, Span};

const OUTLIVES: &str = "no place was found for a flush at its end: an error there is not seen, and what stops the program loses the rest";
const FLUSHED_WHERE_LOOKED: &str = "it is flushed where its file is looked at, and whether each way that ends it comes by there \
                                    was not followed";
const CHILD_GONE: &str = "a child that ends before it has read all was no error where the last bytes were lost, and \
                          the flush reports it";

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
    Configured,
}

impl Concern {
    pub const ALL: [Concern; 29] = [
        Concern::ReadAheadLost,
        Concern::ShortReads,
        Concern::SharedHandle,
        Concern::PublicSignature,
        Concern::FlushNotReached,
        Concern::ErrorNotReported,
        Concern::SeenBetween,
        Concern::RunsBetween,
        Concern::OutputOrder,
        Concern::Protocol,
        Concern::Interactive,
        Concern::AppendedLines,
        Concern::Outlives,
        Concern::FlushedWhereLooked,
        Concern::MayExit,
        Concern::SeeksOften,
        Concern::Undescribed,
        Concern::HandledDifferently,
        Concern::PastStdout,
        Concern::Lent,
        Concern::Boxed,
        Concern::Opaque(NOWHERE),
        Concern::NoPanic,
        Concern::WrittenAtLast,
        Concern::Endless,
        Concern::Cancelled,
        Concern::ChildGone,
        Concern::FlushedByHolder,
        Concern::Configured,
    ];

    /// The place that shows it, where there is one.
    pub fn witness(self) -> Option<FileSpan> {
        match self {
            Concern::Opaque(at) => Some(at),
            _ => None,
        }
    }

    /// Stable id, as the formats name it.
    pub fn id(self) -> &'static str {
        match self {
            Concern::ReadAheadLost => "read-ahead-lost",
            Concern::ShortReads => "short-reads",
            Concern::SharedHandle => "shared-handle",
            Concern::PublicSignature => "public-signature",
            Concern::FlushNotReached => "flush-not-reached",
            Concern::ErrorNotReported => "error-not-reported",
            Concern::SeenBetween => "seen-between",
            Concern::RunsBetween => "runs-between",
            Concern::OutputOrder => "output-order",
            Concern::Protocol => "protocol",
            Concern::Interactive => "interactive",
            Concern::AppendedLines => "appended-lines",
            Concern::Outlives => "outlives",
            Concern::FlushedWhereLooked => "flushed-where-looked",
            Concern::MayExit => "may-exit",
            Concern::SeeksOften => "seeks-often",
            Concern::Undescribed => "undescribed",
            Concern::HandledDifferently => "handled-differently",
            Concern::PastStdout => "past-stdout",
            Concern::Lent => "lent",
            Concern::Boxed => "boxed",
            Concern::Opaque(_) => "opaque-callee",
            Concern::NoPanic => "no-panic",
            Concern::WrittenAtLast => "written-at-last",
            Concern::Endless => "endless",
            Concern::Cancelled => "cancelled",
            Concern::ChildGone => "child-gone",
            Concern::FlushedByHolder => "flushed-by-holder",
            Concern::Configured => "configured",
        }
    }

    /// Lower-case, no full stop.
    pub fn sentence(self) -> &'static str {
        match self {
            Concern::Lent => "a value that holds the writer was not followed in all that it does with it",
            Concern::Opaque(_) => {
                "a call in between has no body in sight, and may look at the file or end the program"
            }
            Concern::Endless => "the loop may go on until it is stopped, and what is buffered then is lost",
            Concern::Cancelled => {
                "where an error or a `select!` ends the task before the flush, its buffer is lost with it"
            }
            Concern::ChildGone => CHILD_GONE,
            Concern::Configured => "the configuration asks for a look at each repair of this rule",
            Concern::WrittenAtLast => "what is left in the buffer was never written before, and is now",
            Concern::NoPanic => "a closed pipe ends this loop in another way than `println!` does",
            Concern::Boxed => "not all that may lie below the writer is known, and a flush reaches that too",
            Concern::ReadAheadLost => {
                "the handle is used again after this call and would miss what the buffer has read ahead"
            }
            Concern::ShortReads => {
                "a buffered read may return fewer bytes than asked for where its buffer runs out"
            }
            Concern::SharedHandle => {
                "another handle on the same file or socket may read or write past the buffer"
            }
            Concern::PublicSignature => {
                "a public type or signature changes, which users of this crate may name"
            }
            Concern::FlushNotReached => {
                "no place was found for a flush on one of the ways that leave the writer"
            }
            Concern::ErrorNotReported => "no way was found to report the error of the last write",
            Concern::SeenBetween => {
                "files are looked at between the writes, and this one, not flushed yet, may be among them"
            }
            Concern::RunsBetween => {
                "a process, thread or task that is started or awaited in between may look at what is written so far"
            }
            Concern::OutputOrder => {
                "something else is printed or logged in between and would change places with what is buffered"
            }
            Concern::Protocol => "the other side may wait for what the buffer holds back",
            Concern::Interactive => "somebody may wait for each line of this output",
            Concern::AppendedLines => {
                "the file is appended to, and lines of several writers would no longer arrive whole"
            }
            Concern::Outlives => OUTLIVES,
            Concern::FlushedWhereLooked => FLUSHED_WHERE_LOOKED,
            Concern::FlushedByHolder => {
                "whoever holds it has to call its own `flush` at the end, and not all who may are seen"
            }
            Concern::MayExit => "the process may exit in between, and a buffer is not flushed by that",
            Concern::SeeksOften => "this API seeks, which empties a buffer each time",
            Concern::Undescribed => "a call that buffix does not know takes what holds the handle",
            Concern::HandledDifferently => {
                "the flush treats its error in another way than some of the writes treat theirs"
            }
            Concern::PastStdout => {
                "what `print!` left in the line buffer of std would come later, and `std::os::fd` is for unix only"
            }
        }
    }
}

/// Why nothing is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    NoPlace,
    WithinType,
    Unnamed,
    Unflushed,
    InMacro,
    InDependency,
    StoredInField,
    NamedType,
    BorrowedByCallee,
    UsedAsItself,
    BehindBox,
    SharedDescriptor,
    Interactive,
    PrintedElsewhere,
    MadeEachTime,
    MadePerRead,
    UnflushedByHand,
    UnnamedBuffer,
    NamedBuffer,
    LastOfImport,
    Asynchronous,
    Unawaited,
    TakenBack,
    PutBack,
    Unproved,
    UnknownRule,
}

impl Reason {
    pub fn id(self) -> &'static str {
        match self {
            Reason::NoPlace => "no-place",
            Reason::WithinType => "within-type",
            Reason::Unnamed => "unnamed",
            Reason::Unflushed => "unflushed",
            Reason::InMacro => "in-macro",
            Reason::InDependency => "in-dependency",
            Reason::StoredInField => "stored-in-field",
            Reason::NamedType => "named-type",
            Reason::BorrowedByCallee => "borrowed-by-callee",
            Reason::UsedAsItself => "used-as-itself",
            Reason::BehindBox => "behind-box",
            Reason::SharedDescriptor => "shared-descriptor",
            Reason::Interactive => "interactive",
            Reason::PrintedElsewhere => "printed-elsewhere",
            Reason::MadeEachTime => "made-each-time",
            Reason::MadePerRead => "made-per-read",
            Reason::UnflushedByHand => "unflushed-by-hand",
            Reason::UnnamedBuffer => "unnamed-buffer",
            Reason::NamedBuffer => "named-buffer",
            Reason::LastOfImport => "last-of-import",
            Reason::Asynchronous => "asynchronous",
            Reason::Unawaited => "unawaited",
            Reason::TakenBack => "taken-back",
            Reason::PutBack => "put-back",
            Reason::Unproved => "unproved",
            Reason::UnknownRule => "unknown-rule",
        }
    }

    /// Lower-case, no full stop.
    pub fn sentence(self) -> &'static str {
        match self {
            Reason::NoPlace => "no edit is known to keep what the code does; put the buffer in by hand",
            Reason::WithinType => {
                "it comes to these calls inside of another type; put a buffer around that, where it is read or written"
            }
            Reason::Unnamed => {
                "the handle is made in the middle of an expression; bind it to a buffered writer first, and flush that \
                 behind it"
            }
            Reason::Unflushed => {
                "no flush was found that would come in time and report its error; buffer and flush it by hand"
            }
            Reason::InMacro => "the handle is made inside a macro call, which is not rewritten",
            Reason::InDependency => "the source of a dependency would have to change",
            Reason::StoredInField => "the handle is stored in a field; give the field a buffered type",
            Reason::NamedType => "the type of the handle is written out where it would have to change",
            Reason::BorrowedByCallee => {
                "the function borrows its caller's handle, and a buffer made here would not outlive the call; wrap \
                 the handle where it is made"
            }
            Reason::UsedAsItself => {
                "not every use of the handle is known to work through a buffer; where all do, wrap it by hand where it is \
                 made"
            }
            Reason::BehindBox => "the handle is one of several behind the same type",
            Reason::SharedDescriptor => {
                "the descriptor may belong to others too, who go on with it where this handle stops"
            }
            Reason::Interactive => "each line is waited for",
            Reason::PrintedElsewhere => {
                "other calls print in between; pass one buffered writer to all that print"
            }
            Reason::MadeEachTime => {
                "each call asks for stdout anew; pass one buffered writer to all that print"
            }
            Reason::LastOfImport => "nothing else here uses its import; take both out by hand",
            Reason::UnflushedByHand => {
                "no place was found for a flush that comes in time and reports its error; put it in by hand"
            }
            Reason::UnnamedBuffer => {
                "the buffer is made in the middle of an expression; give it a name, and flush that behind it"
            }
            Reason::NamedBuffer => "what holds the buffer may have to change its type with it",
            Reason::MadePerRead => {
                "make one `BufReader` where the handle is made, and read all of it through that"
            }
            Reason::Asynchronous => {
                "an asynchronous `BufWriter` is not flushed when it is dropped; put one around it and await its flush on \
                 every way out"
            }
            Reason::Unawaited => {
                "an asynchronous `BufWriter` is not flushed when it is dropped; await its flush on every way out"
            }
            Reason::UnknownRule => "only its author knows which rule is meant",
            Reason::TakenBack => {
                "the code keeps what a write refuses, and a buffer would take it first and refuse it when it is flushed"
            }
            Reason::PutBack => "the repair does not build, and was put back",
            Reason::Unproved => "the repaired text does not hold its proof, which is a bug of buffix",
        }
    }
}
