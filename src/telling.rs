//! The words of the quick look: what a file must spell somewhere to have anything to do with the catalogue.

use crate::catalogue::StubTexts;
use crate::discover::Telling;
use crate::items::MARK;

/// The macros that write to stdout.
pub const PRINTS: [&str; 2] = ["print", "println"];
/// Those that write to stderr.
pub const COMPLAINTS: [&str; 2] = ["eprint", "eprintln"];

/// Words of which every file that uses the catalogue holds one: of each described module or crate the items that are
/// marked or make what is marked, as paths and imports spell them; and what silences, which may do so for nothing. What
/// prints may do so in a loop.
pub fn telling(stubs: &StubTexts) -> Telling {
    Telling { words: words(stubs), hints: PRINTS.map(|it| format!("{it}!")).to_vec() }
}

fn words(stubs: &StubTexts) -> Vec<String> {
    let others =
        EXTENSIONS.iter().chain(&ENDS).chain(&CONVERSIONS).chain(&PIPES).chain(&BUFFERS).chain(&RULES);
    let mut words: Vec<String> = others.map(|it| (*it).to_owned()).collect();
    let handing_on = |module| ["pub", "pub(crate)"].map(|it| format!("{it} use std::{module}"));
    words.extend(HANDED_ON.into_iter().flat_map(handing_on));
    words.extend(stubs.words());
    words.push(MARK.to_owned());
    words.sort();
    words.dedup();
    words
}

/// A trait of the workspace's own that unwraps results stands in a file that may name nothing else.
const EXTENSIONS: [&str; 3] = ["for Result<", "for Option<", "for std::result::Result<"];

/// An error type that takes an `io::Error` decides how a flush may fail, and most often has a file of its own.
const CONVERSIONS: [&str; 4] =
    ["From<io::Error>", "From<std::io::Error>", "#[from] io::Error", "#[from] std::io::Error"];

/// The pipe of a child comes out of a field, whose type nobody spells.
const PIPES: [&str; 1] = ["Stdio::piped"];

/// Who buffers a handle that another module makes need not spell what it is.
const BUFFERS: [&str; 2] = ["BufReader::", "BufWriter::"];

/// A macro that writes to what it is given needs no name of I/O for that.
const RULES: [&str; 2] = ["write!($", "writeln!($"];

/// Who hands on a module of std gives its types another path.
const HANDED_ON: [&str; 4] = ["fs", "io", "net", "process"];

/// What ends the program, maybe called from far away, loses what a buffer holds.
const ENDS: [&str; 3] = ["panic::set_hook", "process::abort", "process::exit"];

#[cfg(test)]
mod tests {
    use crate::catalogue::StubTexts;

    #[test]
    fn telling_words_are_what_paths_and_imports_spell() {
        let words = super::words(&StubTexts::built_in());
        for word in [
            "fs::File",
            "fs::OpenOptions",
            "io::Read",
            "io::prelude",
            "io::stdout",
            "io::{",
            "net::TcpStream",
            "process::Child",
            "serde_json::from_reader",
            "serde_json::ser",
            "tokio::fs",
            "futures::AsyncReadExt",
            "quick_xml::Writer",
            "ini::Ini",
            "File::create",
            "OpenOptions::new",
        ] {
            assert!(words.iter().any(|it| it == word), "{word} is not among {words:?}");
        }
        for word in
            ["io::Error", "serde_json::Value", "serde_json::from_str", "tokio::task", "base64::prelude"]
        {
            assert!(!words.iter().any(|it| it == word), "{word} is among {words:?}");
        }
    }
}
