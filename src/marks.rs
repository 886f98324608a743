//! What the attributes of a stub say: what is unbuffered, what a call costs, what cures it.

use std::fmt;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::discover::Version;
use crate::items::Attribute;

/// Which way the small calls go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    Read,
    Write,
}

/// How often a sink asks the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OncePer {
    Byte,
    /// A number, a string, a brace: what a serialiser handles at a time.
    Token,
    /// A piece of a format string, or one argument of it.
    Fragment,
    /// Each call of the sink is one system call.
    Call,
    /// A block of 8 KiB or so: harmless but for what flushes at every line.
    Block,
    /// Nothing says how often: the function is not described.
    Unsaid,
}

impl fmt::Display for OncePer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OncePer::Byte => "byte",
            OncePer::Token => "token",
            OncePer::Fragment => "fragment",
            OncePer::Call => "call",
            OncePer::Block => "block",
            OncePer::Unsaid => "unsaid",
        })
    }
}

/// What the catalogue says of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypeMarks {
    /// Every read is a system call.
    pub unbuffered_read: bool,
    /// Every write is a system call.
    pub unbuffered_write: bool,
    /// Writes out at every line end.
    pub line_buffered: bool,
    /// What comes in comes when somebody has it: typed, sent, or printed by a child.
    pub live: bool,
    /// What is written is a message to whoever waits for it.
    pub stderr: bool,
    /// The wrapper that makes the calls few.
    pub cure: Option<Direction>,
    /// Its own buffer stands between its caller and what it reads or writes.
    pub buffers: bool,
    /// Gathers what is written into it, and writes on by itself what its own methods tell of that.
    pub compresses: bool,
    /// Keeps nothing back, and does nothing when it is dropped.
    pub forwards: bool,
}

/// What the catalogue says of a function.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct FuncMarks {
    pub sink: Option<SinkMark>,
    /// Moves what it is given in big blocks.
    pub buffers: bool,
    /// Flushes the inner writer itself and reports the error.
    pub flushes: bool,
    /// The first version that does so, where earlier ones do not.
    pub flushes_since: Option<Version>,
    /// Seeks often, which empties a buffer.
    pub seeks: bool,
    /// Can see what a file contains or that it is complete.
    pub observes: bool,
    /// Opens the file whose path it is given first, `self` left out.
    pub by_path: bool,
    /// Panics where there is an error, or nothing, in what it is called on.
    pub panics: bool,
    /// Gives a panic of what it is given as a value.
    pub catches: bool,
    /// Tells its caller which type it is given.
    pub reveals: bool,
    /// What it is given is told to another process.
    pub tells: bool,
    /// Gives the text or the path that it is given, at most in another type.
    pub same: bool,
    /// Gives a path below the one that it is given, by the other that it is given.
    pub below: bool,
    /// What it makes is opened for this alone.
    pub opens: Option<Direction>,
    /// Gives another way to the open file, which has its position in common: a clone, or the descriptor.
    pub shares: bool,
    /// Starts or awaits another process, thread or task, which can see the same.
    pub runs: Option<Runs>,
    /// What runs there may print to our stdout.
    pub prints: bool,
    /// Calls methods of the values that it is given, where no bound says so.
    pub asks: bool,
    /// Waits for the clock or for somebody outside.
    pub waits: bool,
    /// What it makes is stderr, of a type that may be stdout as well.
    pub stderr: bool,
    /// The process ends in it, and nothing is dropped.
    pub exits: bool,
    /// The value it is given is never dropped.
    pub forgets: bool,
    /// Whoever uses the trait calls it again and again.
    pub repeats: Option<RepeatsMark>,
}

/// How long that runs which a call starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Runs {
    /// It may go on when the call is over, or has begun before it.
    Beside,
    /// It begins and ends within the call.
    ToEnd,
}

/// A method of a trait that others call again and again on what implements it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepeatsMark {
    /// The size of the block that a call asks it to fill, where that is small.
    pub bytes: Option<u64>,
}

/// A function that makes small calls.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SinkMark {
    pub once_per: OncePer,
    /// System calls per KiB moved, measured without a buffer.
    pub per_kib: Option<f64>,
    /// Bytes that one call moves at most, where neither its name nor its arguments say it.
    pub at_most: Option<u64>,
    /// The type parameter that suffers, where the signature has several.
    pub of: Option<SmolStr>,
    /// Reads up to the end of the input, so that no later read can miss what a buffer held.
    pub to_end: bool,
    /// The first version in which it moves blocks, and makes no more than a few calls.
    pub before: Option<Version>,
    /// Writes no line end, so that stdout gathers it into blocks of a kilobyte.
    pub one_line: bool,
}

/// Adds what an attribute says of a type.
pub fn mark_type(marks: &mut TypeMarks, attribute: &Attribute) -> Result<(), String> {
    match attribute.name.as_str() {
        "unbuffered" => {
            for word in words(&attribute.value) {
                match word {
                    "read" => marks.unbuffered_read = true,
                    "write" => marks.unbuffered_write = true,
                    other => return Err(format!("`unbuffered` takes `read` and `write`, not `{other}`")),
                }
            }
        }
        "line_buffered" => marks.line_buffered = true,
        "live" => marks.live = true,
        "stderr" => marks.stderr = true,
        "buffers" => marks.buffers = true,
        "compresses" => marks.compresses = true,
        "forwards" => marks.forwards = true,
        "cure" => {
            marks.cure = Some(match attribute.value.as_str() {
                "Read" | "AsyncRead" => Direction::Read,
                "Write" | "AsyncWrite" => Direction::Write,
                other => {
                    return Err(format!("`cure` takes `Read`, `Write` or their async kin, not `{other}`"));
                }
            });
        }
        other => {
            return Err(format!(
                "`{other}` is no attribute of a type: one of buffers, compresses, cure, forwards, line_buffered, live, stderr, unbuffered"
            ));
        }
    }
    Ok(())
}

/// Adds what an attribute says of a function.
pub fn mark_func(marks: &mut FuncMarks, attribute: &Attribute) -> Result<(), String> {
    match attribute.name.as_str() {
        "sink" => marks.sink = Some(sink(&attribute.value)?),
        "buffers" => marks.buffers = true,
        "flushes" if attribute.value.is_empty() => marks.flushes = true,
        "flushes" => marks.flushes_since = Some(since(&attribute.value)?),
        "seeks" => marks.seeks = true,
        "observes" => marks.observes = true,
        "by_path" => marks.by_path = true,
        "same" => marks.same = true,
        "catches" => marks.catches = true,
        "panics" => marks.panics = true,
        "reveals" => marks.reveals = true,
        "tells" => marks.tells = true,
        "below" => marks.below = true,
        "opens" => {
            marks.opens = Some(match attribute.value.as_str() {
                "read" => Direction::Read,
                "write" => Direction::Write,
                other => return Err(format!("`opens` takes `read` or `write`, not `{other}`")),
            });
        }
        "shares" => marks.shares = true,
        "runs" => {
            marks.runs = Some(match attribute.value.as_str() {
                "" => Runs::Beside,
                "to_end" => Runs::ToEnd,
                other => return Err(format!("`runs` knows `to_end`, not `{other}`")),
            });
        }
        "prints" => marks.prints = true,
        "asks" => marks.asks = true,
        "waits" => marks.waits = true,
        "stderr" => marks.stderr = true,
        "exits" => marks.exits = true,
        "forgets" => marks.forgets = true,
        "repeats" => marks.repeats = Some(repeats(&attribute.value)?),
        other => {
            return Err(format!(
                "`{other}` is no attribute of a function: one of asks, below, buffers, by_path, catches, exits, flushes, forgets, observes, \
                 opens, panics, prints, repeats, reveals, runs, same, seeks, shares, sink, stderr, tells, waits"
            ));
        }
    }
    Ok(())
}

fn since(value: &str) -> Result<Version, String> {
    let version = value.trim().strip_prefix("since").and_then(|it| it.trim_start().strip_prefix('='));
    let version = version.and_then(|it| Version::first_in(it.trim().trim_matches('"')));
    version.ok_or_else(|| format!("`flushes` knows `since = \"…\"`, not `{value}`"))
}

fn repeats(value: &str) -> Result<RepeatsMark, String> {
    let mut mark = RepeatsMark::default();
    for word in words(value) {
        let bytes = word.strip_prefix("bytes").and_then(|it| it.trim_start().strip_prefix('='));
        let bytes = bytes.and_then(|it| it.trim().parse().ok());
        mark.bytes = Some(bytes.ok_or_else(|| format!("`repeats` knows `bytes = …`, not `{word}`"))?);
    }
    Ok(mark)
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').map(str::trim).filter(|it| !it.is_empty())
}

fn sink(value: &str) -> Result<SinkMark, String> {
    let mut once_per = None;
    let mut mark = SinkMark {
        once_per: OncePer::Call,
        per_kib: None,
        at_most: None,
        of: None,
        before: None,
        to_end: false,
        one_line: false,
    };
    for word in words(value) {
        let (key, value) = word.split_once('=').map_or((word, ""), |(key, value)| (key.trim(), value.trim()));
        let value = value.trim_matches('"');
        match key {
            "once_per" => {
                once_per = Some(match value {
                    "byte" => OncePer::Byte,
                    "token" => OncePer::Token,
                    "fragment" => OncePer::Fragment,
                    "call" => OncePer::Call,
                    "block" => OncePer::Block,
                    other => {
                        return Err(format!("once per `{other}`: one of byte, token, fragment, call, block"));
                    }
                });
            }
            "per_kib" => {
                let figure = value.parse().map_err(|_| format!("`per_kib = {value}` is no number"))?;
                mark.per_kib = Some(figure);
            }
            "at_most" => {
                let bytes =
                    value.parse().map_err(|_| format!("`at_most = {value}` is no number of bytes"))?;
                mark.at_most = Some(bytes);
            }
            "of" => mark.of = Some(SmolStr::new(value)),
            "before" => {
                let version =
                    Version::first_in(value).ok_or_else(|| format!("`before = {value}` is no version"))?;
                mark.before = Some(version);
            }
            "to_end" => mark.to_end = true,
            "one_line" => mark.one_line = true,
            other => {
                return Err(format!(
                    "`sink` knows once_per, per_kib, at_most, of, before, to_end and one_line, not `{other}`"
                ));
            }
        }
    }
    mark.once_per = once_per.ok_or("`sink` needs `once_per = \"…\"`")?;
    Ok(mark)
}
