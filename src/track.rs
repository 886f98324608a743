//! From the value that is unbuffered to the calls that suffer: flows, with what they cost.

use crate::file::FileSpan;
use crate::index::{FuncId, Index, TypeId};
use crate::infer::BodyOwner;
use crate::judge::{Quiet, Rank};
use crate::nearest::nearest;

mod always;
mod anew;
mod api;
mod asked;
mod beside;
mod bulk;
mod cargo;
mod carry;
mod chunk;
mod dear;
mod declared;
mod device;
mod endless;
mod exposure;
mod facts;
mod flow;
mod formatted;
mod frame;
mod gathered;
mod head;
mod input;
mod keeper;
mod kept;
mod knowledge;
mod leading;
mod line_end;
mod lines;
mod many;
mod mentions;
mod named;
mod passed;
mod paths;
mod one_line;
mod origin;
mod piece;
mod place;
mod print;
mod program;
mod read_ahead;
mod record;
mod redundant;
mod repeat;
mod reset;
mod row;
mod sink;
mod sink_words;
mod size;
mod spelled;
mod steps;
mod straight;
mod taker;
mod terminal;
mod threshold;
mod trace;
mod turned;
mod turns;
mod undescribed;
mod unjudged;
mod given;
mod unread;
mod unused;
mod words;
mod worth;
mod written;

pub use crate::catalogue::{Direction, OncePer};
pub use api::called_api;
pub use asked::{Asked, Seen};
pub use carry::{Carried, carried};
pub use device::is_device;
pub use endless::{Endless, endless};
pub use exposure::Exposure;
pub use facts::{Def, arguments, calls_of_closure, mentions, passed_to};
pub use flow::{PRINT_LOOP, head, once_per_of};
pub use formatted::{FormatPart, captured, format_parts};
pub use gathered::{FLUSHES, Holder, holder, is_box_new, is_thrown_away};
pub use given::given_away;
pub use input::is_live;
pub use keeper::FieldKey;
pub use knowledge::{Knowledge, Sources};
pub use many::is_of_descriptor;
pub use mentions::mapped_by;
pub use place::is_same_place;
pub use print::{is_print, is_print_loop, left_out as print_left_out};
pub use program::{At, Known, Program, Text};
pub use redundant::wrapped;
pub use sink::{SinkSite, calls_on, draws, is_terminal_macro, left_out as sink_left_out, shows};
pub use sink_words::{SinkWords, may_print_in_loop};
pub use size::{Size, size_of};
pub use threshold::{BLOCK, LARGE};
pub use trace::{PathNode, traces};
pub use undescribed::{flows, unjudged};
pub use unjudged::{Unjudged, method_of_unknown};
pub use unread::UnreadBody;
pub use worth::talks;

/// Where a value is made, for the stages that ask for more than its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Made {
    pub at: At,
    /// The described function that makes it; `None` for a field or a parameter.
    pub by: Option<FuncId>,
    /// The unbuffered type.
    pub ty: TypeId,
    pub param: Option<Incoming>,
}

impl Made {
    /// Whether what is written to it are messages to whoever waits for them.
    pub fn is_stderr(self, index: &Index) -> bool {
        let makes_it = |it: FuncId| index.func_marks(it).is_some_and(|it| it.stderr);
        index.type_marks(self.ty).stderr || self.by.is_some_and(makes_it)
    }
}

/// A parameter that a handle comes in by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Incoming {
    pub func: FuncId,
    /// From 0, `self` included.
    pub nth: usize,
    /// Whether functions pass something for it, too many to be followed: what one of them has nobody knows. Otherwise nobody
    /// in the workspace does.
    pub stands_for_callers: bool,
}

/// A source and the calls that suffer from it.
#[derive(Clone, Debug)]
pub struct Flow {
    pub rule: Rule,
    pub source: Source,
    /// Between the source and the first sink, in order; empty within one expression.
    pub steps: Vec<Step>,
    /// At least one; the first is the costliest.
    pub sinks: Vec<Sink>,
    pub cost: Cost,
}

/// A flow, and how its value goes: one way a sink, in the same order.
#[derive(Clone, Debug)]
pub struct Tracked {
    pub flow: Flow,
    pub ways: Vec<Way>,
    pub many: Many,
    /// How much it costs, were it shown.
    pub rank: Rank,
    /// The row for which it would usually be quiet, whether or not the project has it told.
    pub usual: Option<Quiet>,
    /// Why it is not shown by default.
    pub quiet: Option<Quiet>,
}

/// How sure it is that the calls of a flow are many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Many {
    /// Nothing says so: only a safe repair is worth a line.
    Unsaid,
    /// By what they stand in, so that a repair is worth looking at.
    Likely,
    /// By what the code says, so that it is worth knowing even where there is no repair.
    Shown,
}

/// One way from a source to a sink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub made: Made,
    pub path: Vec<PathNode>,
    /// The call of the sink.
    pub sink: At,
    /// The sink reads to the end of the input.
    pub to_end: bool,
    /// Each turn of a loop asks for the handle anew: a buffer around it would not outlive the turn.
    pub renewed: bool,
}

impl Way {
    /// The bodies on it, some more than once.
    pub fn owners(&self) -> impl Iterator<Item = BodyOwner> + '_ {
        self.path.iter().map(|it| it.at.owner).chain([self.made.at.owner, self.sink.owner])
    }
}

/// Where an unbuffered value is made, or comes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The call that makes it: `File::open(p)?`, with what unwraps it; the parameter that it comes in by.
    pub at: FileSpan,
    /// It is given by callers that are not seen.
    pub comes_in: bool,
    /// `std::fs::File::open`; `println!` for a loop of them.
    pub api: String,
    /// The unbuffered type: `std::fs::File`.
    pub ty: String,
}

/// One step of a flow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub at: FileSpan,
    pub kind: StepKind,
    /// What it touches there: `reader`, `Index::load`, `Archive::file`.
    pub name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// Bound to a name.
    Bound,
    /// Stored in a field.
    Stored,
    /// Passed to a function of the workspace.
    Passed,
    /// Not there yet: the call of the function that asks for it.
    Called,
    /// Returned from a function of the workspace.
    Returned,
    /// Wrapped in a type that passes every call on.
    Wrapped,
}

impl StepKind {
    /// Whether a function of the workspace is called there, with the handle or for it.
    pub fn is_call(self) -> bool {
        matches!(self, StepKind::Passed | StepKind::Called)
    }
}

/// A call that reads or writes in small pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sink {
    /// Of what stands in a dependency the call that leads there.
    pub at: FileSpan,
    /// In the dependency.
    pub within: Option<FileSpan>,
    /// `serde_json::from_reader`, `std::io::Read::bytes`, `writeln!`.
    pub api: String,
    pub direction: Direction,
    pub once_per: OncePer,
    /// Bytes that one system call moves, where that can be told.
    pub bytes_per_call: Option<u64>,
    /// How many system calls each call of it makes at least, as far as a format string tells.
    pub pieces: u32,
    /// Whether what it formats writes lines in a loop of its own `Display`.
    pub formats_lines: bool,
    /// Whether a loop stands around it, here or in a caller.
    pub in_loop: bool,
}

impl Flow {
    /// Where it is told of: its costliest sink.
    pub fn primary(&self) -> FileSpan {
        self.sinks.first().map_or(self.source.at, |it| it.at)
    }
}

/// An estimate in system calls per KiB, for ranking and for the note of a finding.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    pub calls_per_kib: f64,
    /// With the repair.
    pub buffered_per_kib: f64,
    /// How much each call moves is not known, and a usual amount was taken for it.
    pub is_guess: bool,
}

impl Cost {
    /// Of what is not slow: bytes or errors are at stake, or nothing is gained.
    pub const NONE: Self = Self { calls_per_kib: 0.0, buffered_per_kib: 0.0, is_guess: false };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    UnbufferedRead,
    UnbufferedWrite,
    LineBufferedStdout,
    UnflushedBuffer,
    LostReadAhead,
    RedundantBuffer,
    UnusedAllow,
}

impl Rule {
    pub const ALL: [Rule; 7] = [
        Rule::UnbufferedRead,
        Rule::UnbufferedWrite,
        Rule::LineBufferedStdout,
        Rule::UnflushedBuffer,
        Rule::LostReadAhead,
        Rule::RedundantBuffer,
        Rule::UnusedAllow,
    ];

    /// Whether what is at stake is system calls, and not bytes or errors.
    pub fn is_about_calls(self) -> bool {
        !matches!(self, Rule::UnflushedBuffer | Rule::LostReadAhead | Rule::UnusedAllow)
    }

    /// As `--select` and suppressions name it.
    pub fn code(self) -> &'static str {
        match self {
            Rule::UnbufferedRead => "unbuffered_read",
            Rule::UnbufferedWrite => "unbuffered_write",
            Rule::LineBufferedStdout => "line_buffered_stdout",
            Rule::UnflushedBuffer => "unflushed_buffer",
            Rule::LostReadAhead => "lost_read_ahead",
            Rule::RedundantBuffer => "redundant_buffer",
            Rule::UnusedAllow => "unused_allow",
        }
    }

    /// By a code as the documents or the formats spell it: `unbuffered_read`, `buffix::unbuffered-read`.
    ///
    /// # Errors
    /// What there is instead, for the user.
    pub fn named(text: &str) -> Result<Self, String> {
        let code = text.strip_prefix("buffix::").unwrap_or(text).replace('-', "_");
        let codes = Rule::ALL.map(Rule::code);
        Rule::ALL.into_iter().find(|it| it.code() == code).ok_or_else(|| match nearest(&code, &codes) {
            Some(close) => format!("no such rule; did you mean `{close}`?"),
            None => format!("no such rule; there are {}", codes.join(", ")),
        })
    }
}
