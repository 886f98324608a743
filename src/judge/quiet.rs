//! The rows of what is seen and not shown by default.

use serde::Serialize;

/// A reason for which a finding is shown with `--all` only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quiet {
    AsItComes,
    Beside,
    Blocks,
    BuildScript,
    Chosen,
    Compressed,
    Coarse,
    Device,
    Drawn,
    Example,
    FewCalls,
    Flushed,
    Followed,
    Generated,
    Header,
    InVain,
    Message,
    OneLine,
    Outlives,
    Record,
    SetAnew,
    ShortLived,
    Stderr,
    Test,
    Unpiped,
    Unused,
    Watched,
}

/// What a row is called, and what it says.
struct Row {
    quiet: Quiet,
    id: &'static str,
    says: &'static str,
}

const fn row(quiet: Quiet, id: &'static str, says: &'static str) -> Row {
    Row { quiet, id, says }
}

/// By their ids.
const ROWS: [Row; 27] = [
    row(
        Quiet::AsItComes,
        "as-it-comes",
        "each read takes what a socket or pipe has at the time, which a buffer would do as well",
    ),
    row(
        Quiet::Beside,
        "beside",
        "each turn makes a file, starts a program or waits for an answer, which takes longer than the few calls",
    ),
    row(Quiet::Blocks, "blocks", "each call moves a block, so that a buffer saves next to nothing"),
    row(Quiet::BuildScript, "build-script", "a build script runs once for each build"),
    row(
        Quiet::Chosen,
        "chosen",
        "the code asks whether the output is a terminal and chooses the writer by it",
    ),
    row(Quiet::Coarse, "coarse", "the asynchronous file gathers what is written before it asks the system"),
    row(
        Quiet::Compressed,
        "compressed",
        "what is written goes into a compressed entry, which reaches the file in blocks",
    ),
    row(Quiet::Device, "device", "a device gives or takes a message with each call"),
    row(Quiet::Drawn, "drawn", "a terminal is sent a command or two"),
    row(Quiet::Example, "example", "an example prints or writes as much as one looks at"),
    row(Quiet::FewCalls, "few-calls", "nothing shows that the calls are many"),
    row(
        Quiet::Flushed,
        "flushed",
        "each line is handed on at once, by stdout or by a flush, with a buffer as without",
    ),
    row(
        Quiet::Followed,
        "followed",
        "the program prints until it is stopped, and each line is followed as it comes",
    ),
    row(Quiet::Generated, "generated", "the file is made by a program"),
    row(
        Quiet::Header,
        "header",
        "a kind and a length come before each block, which asks the system in any case",
    ),
    row(Quiet::InVain, "in-vain", "the file is opened for the other direction, so that each call fails"),
    row(Quiet::Message, "message", "two sides talk, and a message is sent or taken as a whole"),
    row(Quiet::OneLine, "one-line", "the file gets a single line"),
    row(
        Quiet::Outlives,
        "outlives",
        "the writer lives as long as the program, and nothing says when to flush it",
    ),
    row(Quiet::Record, "record", "each call writes what the code has put together for it"),
    row(
        Quiet::SetAnew,
        "set-anew",
        "the position is set before each few calls, which throws away what a buffer holds",
    ),
    row(Quiet::ShortLived, "short-lived", "the buffer would live for a line or two"),
    row(Quiet::Stderr, "stderr", "stderr is unbuffered for whoever waits for a message"),
    row(Quiet::Test, "test", "a test moves little, and nobody waits for it"),
    row(Quiet::Unpiped, "unpiped", "the child is started without that pipe"),
    row(Quiet::Unused, "unused", "no program leads to the function"),
    row(Quiet::Watched, "watched", "somebody sits before what is printed or drawn"),
];

impl Quiet {
    /// All rows, by their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.iter().map(|it| it.quiet)
    }

    fn row(self) -> &'static Row {
        ROWS.iter().find(|it| it.quiet == self).unwrap_or(&ROWS[0])
    }

    /// As the configuration and the messages have it: `few-calls`.
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// Why it is not shown by default, in a sentence without a full stop.
    pub fn says(self) -> &'static str {
        self.row().says
    }

    pub fn named(id: &str) -> Option<Self> {
        ROWS.iter().find(|it| it.id == id).map(|it| it.quiet)
    }
}

impl Serialize for Quiet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_stands_once_and_in_the_order_of_the_ids() {
        let ids: Vec<&str> = Quiet::all().map(Quiet::id).collect();
        assert!(ids.is_sorted_by(|a, b| a < b), "{ids:?}");
        assert!(Quiet::all().all(|it| Quiet::named(it.id()) == Some(it)));
    }
}
