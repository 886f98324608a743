//! The rows of why nothing is changed.

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
    Undescribed,
    Unfetched,
}

/// The row, its stable id, as the formats name it, and what it says: lower-case, no full stop.
type Row = (Reason, &'static str, &'static str);

/// In the order of the variants.
const REASONS: [Row; 28] = [
    (Reason::NoPlace, "no-place", "no edit is known to keep what the code does; put the buffer in by hand"),
    (
        Reason::WithinType,
        "within-type",
        "it comes to these calls inside of another type; put a buffer around that, where it is read or written",
    ),
    (
        Reason::Unnamed,
        "unnamed",
        "the handle is made in the middle of an expression; bind it to a buffered writer first, and flush that behind it",
    ),
    (
        Reason::Unflushed,
        "unflushed",
        "no flush was found that would come in time and report its error; buffer and flush it by hand",
    ),
    (Reason::InMacro, "in-macro", "the handle is made inside a macro call, which is not rewritten"),
    (Reason::InDependency, "in-dependency", "the source of a dependency would have to change"),
    (
        Reason::StoredInField,
        "stored-in-field",
        "the handle is stored in a field or a static; give that a buffered type",
    ),
    (Reason::NamedType, "named-type", "the type of the handle is written out where it would have to change"),
    (
        Reason::BorrowedByCallee,
        "borrowed-by-callee",
        "the function borrows its caller's handle, and a buffer made here would not outlive the call; wrap the handle where it is made",
    ),
    (
        Reason::UsedAsItself,
        "used-as-itself",
        "not every use of the handle is known to work through a buffer; where all do, wrap it by hand where it is made",
    ),
    (Reason::BehindBox, "behind-box", "the handle is one of several behind the same type"),
    (
        Reason::SharedDescriptor,
        "shared-descriptor",
        "the descriptor may belong to others too, who go on with it where this handle stops",
    ),
    (Reason::Interactive, "interactive", "each line is waited for"),
    (
        Reason::PrintedElsewhere,
        "printed-elsewhere",
        "other calls print in between; pass one buffered writer to all that print",
    ),
    (
        Reason::MadeEachTime,
        "made-each-time",
        "each call asks for stdout anew; pass one buffered writer to all that print",
    ),
    (
        Reason::MadePerRead,
        "made-per-read",
        "make one `BufReader` where the handle is made, and read all of it through that",
    ),
    (
        Reason::UnflushedByHand,
        "unflushed-by-hand",
        "no place was found for a flush that comes in time and reports its error; put it in by hand",
    ),
    (
        Reason::UnnamedBuffer,
        "unnamed-buffer",
        "the buffer is made in the middle of an expression; give it a name, and flush that behind it",
    ),
    (Reason::NamedBuffer, "named-buffer", "what holds the buffer may have to change its type with it"),
    (Reason::LastOfImport, "last-of-import", "nothing else here uses its import; take both out by hand"),
    (
        Reason::Asynchronous,
        "asynchronous",
        "an asynchronous `BufWriter` is not flushed when it is dropped; put one around it and await its flush on every way out",
    ),
    (
        Reason::Unawaited,
        "unawaited",
        "an asynchronous `BufWriter` is not flushed when it is dropped; await its flush on every way out",
    ),
    (
        Reason::TakenBack,
        "taken-back",
        "the code keeps what a write refuses, and a buffer would take it first and refuse it when it is flushed",
    ),
    (Reason::PutBack, "put-back", "the repair does not build, and was put back"),
    (Reason::Unproved, "unproved", "the repaired text does not hold its proof, which is a bug of buffix"),
    (Reason::UnknownRule, "unknown-rule", "only its author knows which rule is meant"),
    (
        Reason::Undescribed,
        "undescribed",
        "what is called is neither described nor read, so that nobody knows whether it reads or writes in small pieces; describe it with --catalogue",
    ),
    (
        Reason::Unfetched,
        "unfetched",
        "the source of what is called is not on this machine; `cargo fetch` brings it, and it is followed from then on",
    ),
];

impl Reason {
    /// Stable id, as the formats name it.
    pub fn id(self) -> &'static str {
        REASONS[self as usize].1
    }

    /// Lower-case, no full stop.
    pub fn sentence(self) -> &'static str {
        REASONS[self as usize].2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_stands_at_its_place() {
        assert!(
            REASONS.iter().zip(0..).all(|(it, at)| it.0 as usize == at),
            "the variants stand in another order"
        );
    }
}
