//! The words of the quick look: what a file must spell somewhere to have anything to do with the catalogue.
//! Told by the text of the stubs, so that no run has to parse them for it.

use crate::catalogue::STUBS;

/// Words of which every file that uses the catalogue holds one: the crates of the stubs, and of std the items that
/// are marked or make what is marked, as paths and imports spell them.
pub fn words() -> Vec<String> {
    let handles: Vec<&str> = STUBS
        .iter()
        .flat_map(|(_, text)| items_of(text))
        .filter(StubItem::is_handle)
        .map(|it| it.name)
        .collect();
    let mut words = Vec::new();
    for (module, text) in STUBS {
        let Some(inside) = module.strip_prefix("std::") else {
            if text.contains("#[sink(") || text.contains("#[unbuffered(") {
                words.push(format!("{}::", module.split("::").next().unwrap_or(module)));
            }
            continue;
        };
        let name = inside.rsplit("::").next().unwrap_or(inside);
        let told: Vec<&str> = items_of(text).filter(|it| it.is_telling(&handles)).map(|it| it.name).collect();
        if !told.is_empty() {
            words.extend(told.iter().chain(&["{", "*", "prelude"]).map(|it| format!("{name}::{it}")));
        }
    }
    words.extend(EXTENSIONS.map(str::to_owned));
    words.sort();
    words.dedup();
    words
}

/// A trait of the workspace's own that unwraps results stands in a file that may name nothing else.
const EXTENSIONS: [&str; 3] = ["for Result<", "for Option<", "for std::result::Result<"];

/// A stub's item that stands at the margin, with what it is called and its text.
struct StubItem<'a> {
    name: &'a str,
    text: &'a str,
}

impl StubItem<'_> {
    fn is_handle(&self) -> bool {
        ["#[unbuffered(", "#[line_buffered]"].iter().any(|it| self.text.contains(it))
    }

    /// Whether it returns one of these types or has it in a field.
    fn makes(&self, types: &[&str]) -> bool {
        self.text.lines().any(|line| {
            let made = line.split("-> ").nth(1).or_else(|| line.split("Option<").nth(1)).unwrap_or("");
            made.split(|it: char| !it.is_alphanumeric()).any(|word| types.contains(&word))
        })
    }

    /// Marked, or a function or type by which one gets a handle.
    fn is_telling(&self, handles: &[&str]) -> bool {
        self.is_handle() || self.text.contains("#[sink(") || self.makes(handles)
    }
}

/// The items at the margin of a stub, each with the attributes above it. rustfmt keeps inner lines indented.
fn items_of(text: &str) -> impl Iterator<Item = StubItem<'_>> {
    // Functions that need no documentation stand line by line.
    let lines = text.lines().filter(|it| it.starts_with("pub fn "));
    text.split("\n\n").chain(lines).filter_map(|item| {
        let head = item.lines().find(|line| {
            !line.starts_with("//") && !line.starts_with("#[") && !line.starts_with([' ', '}', ')'])
        })?;
        let words = head.split(|it: char| !it.is_alphanumeric() && it != '_').filter(|it| !it.is_empty());
        let words: Vec<&str> = words.collect();
        let after =
            |keyword: &str| words.iter().position(|it| *it == keyword).and_then(|at| words.get(at + 1));
        let named = ["fn", "struct", "trait", "enum"].iter().find_map(|it| after(it));
        let name = match named {
            Some(name) => name,
            // `impl<R: Read> Take<R> {`: the type that the line ends with, its arguments left out.
            None if head.starts_with("impl") => {
                let of = head.rsplit_once("for ").map_or(head, |(_, of)| of);
                let of = of.split_once("> ").map_or(of, |(_, of)| of).trim_start_matches("impl ");
                of.split(|it: char| !it.is_alphanumeric() && it != '_').find(|it| !it.is_empty())?
            }
            None => return None,
        };
        Some(StubItem { name, text: item })
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn telling_words_are_what_paths_and_imports_spell() {
        let words = super::words();
        for word in [
            "fs::File",
            "fs::OpenOptions",
            "io::Read",
            "io::stdout",
            "io::{",
            "net::TcpStream",
            "process::Child",
            "serde_json::",
        ] {
            assert!(words.iter().any(|it| it == word), "{word} is not among {words:?}");
        }
        assert!(!words.iter().any(|it| it == "io::Error"), "{words:?}");
    }
}
