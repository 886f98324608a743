//! The rows of what is seen and not shown by default.

use crate::nearest::nearest;

/// A reason for which a finding is shown with `--all` only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quiet {
    AsItComes,
    Beside,
    Blocks,
    BuildScript,
    Chosen,
    Coarse,
    Compressed,
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
    Outlives,
    Record,
    SetAnew,
    ShortLived,
    Stderr,
    Test,
    Undescribed,
    Unpiped,
    Unused,
    Warm,
    Watched,
}

/// The row, what it is called, and what it says.
type Row = (Quiet, &'static str, &'static str);

/// In the order of the ids, which is that of the variants.
const ROWS: [Row; 28] = [
    (
        Quiet::AsItComes,
        "as-it-comes",
        "each read takes what a socket or pipe has at the time, which a buffer would do as well",
    ),
    (
        Quiet::Beside,
        "beside",
        "each turn makes a file, starts a program or waits for an answer, which takes longer than the few calls",
    ),
    (
        Quiet::Blocks,
        "blocks",
        "nothing shows that the calls are small, and of one that moves a block a buffer saves next to nothing",
    ),
    (Quiet::BuildScript, "build-script", "a build script runs once for each build"),
    (Quiet::Chosen, "chosen", "the code asks whether the output is a terminal and chooses the writer by it"),
    (Quiet::Coarse, "coarse", "the asynchronous file gathers what is written before it asks the system"),
    (
        Quiet::Compressed,
        "compressed",
        "what is written goes into a compressed entry, which reaches the file in blocks",
    ),
    (Quiet::Device, "device", "a device gives or takes a message with each call"),
    (Quiet::Drawn, "drawn", "a terminal is sent a command or two"),
    (Quiet::Example, "example", "an example prints or writes as much as one looks at"),
    (Quiet::FewCalls, "few-calls", "nothing shows that the calls are many"),
    (
        Quiet::Flushed,
        "flushed",
        "stdout gathers what ends no line, or a flush behind each call hands that on at once, with a buffer as without",
    ),
    (
        Quiet::Followed,
        "followed",
        "the program prints until it is stopped, and each line is followed as it comes",
    ),
    (Quiet::Generated, "generated", "the file is made by a program"),
    (
        Quiet::Header,
        "header",
        "a kind and a length come before each block, which asks the system in any case",
    ),
    (Quiet::InVain, "in-vain", "the file is opened for the other direction, so that each call fails"),
    (Quiet::Message, "message", "two sides talk, and a message is sent or taken as a whole"),
    (
        Quiet::Outlives,
        "outlives",
        "the writer lives as long as the program, and nothing says when to flush it",
    ),
    (Quiet::Record, "record", "each call writes what the code has put together for it"),
    (
        Quiet::SetAnew,
        "set-anew",
        "the position or the length is set beside each few calls, so that a buffer would gather no more than these",
    ),
    (Quiet::ShortLived, "short-lived", "the buffer would live for a line or two"),
    (Quiet::Stderr, "stderr", "stderr is unbuffered for whoever waits for a message"),
    (Quiet::Test, "test", "a test moves little, and nobody waits for it"),
    (Quiet::Undescribed, "undescribed", "nothing that is read says what the call does with the handle"),
    (Quiet::Unpiped, "unpiped", "the child is started without that pipe"),
    (Quiet::Unused, "unused", "no program leads to the function"),
    (Quiet::Warm, "warm", "the configuration asks for what is hot alone"),
    (Quiet::Watched, "watched", "somebody sits before what is printed or drawn"),
];

impl Quiet {
    /// All rows, by their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.iter().map(|it| it.0)
    }

    /// By its id.
    ///
    /// # Errors
    /// What there is instead, for the user.
    pub fn named(text: &str) -> Result<Self, String> {
        let ids: Vec<&str> = Self::all().map(Self::id).collect();
        Self::all().find(|it| it.id() == text).ok_or_else(|| match nearest(text, &ids) {
            Some(close) => format!("no such row; did you mean `{close}`?"),
            None => format!("no such row; there are {}", ids.join(", ")),
        })
    }

    /// As the messages have it: `few-calls`.
    pub fn id(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// Why it is not shown by default, in a sentence without a full stop.
    pub fn says(self) -> &'static str {
        ROWS[self as usize].2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_row_stands_once_and_in_the_order_of_the_ids() {
        let ids: Vec<&str> = Quiet::all().map(Quiet::id).collect();
        assert!(ids.is_sorted_by(|a, b| a < b), "{ids:?}");
        assert!(
            Quiet::all().zip(0..).all(|(it, at)| it as usize == at),
            "the variants stand in another order"
        );
    }
}
