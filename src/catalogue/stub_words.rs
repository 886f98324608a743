//! The words by which a Rust file tells that it uses what a stub describes, told by the text of the stub alone.
//! Compiled twice: the build script tells those of the stubs that come with buffix, so that no run has to.

use std::collections::HashSet;

/// The names of the types that are handles.
pub type Handles<'a> = HashSet<&'a str>;

/// The types of one stub that are handles.
pub fn handles_of(text: &str) -> impl Iterator<Item = &str> {
    items_of(text).filter(StubItem::is_handle).map(|it| it.name)
}

/// The paths and, for std, the constructors that tell of the stub of one module, such as `std::io`.
pub fn words_of(module: &str, text: &str, handles: &Handles<'_>) -> Vec<String> {
    let name = module.rsplit("::").next().unwrap_or(module);
    let told = told_in(text, handles);
    let others = if told.is_empty() { &[][..] } else { &["{", "*"][..] };
    let paths = told.iter().map(String::as_str).chain(others.iter().copied());
    let mut words: Vec<String> = paths.map(|it| format!("{name}::{it}")).collect();
    if module.starts_with("std::") {
        let makers = items_of(text).filter(|it| it.is_telling(handles));
        words.extend(makers.flat_map(|it| it.constructors()));
    }
    words
}

/// The telling names at the margin of a stub: of items, of modules with such items, of preludes, and of what is used
/// from these.
fn told_in(text: &str, handles: &Handles<'_>) -> Vec<String> {
    let told = items_of(text).filter(|it| it.is_telling(handles)).map(|it| it.name.to_owned());
    let mut told: Vec<String> = told.collect();
    let mut below = Vec::new();
    for (name, inside) in modules_of(text) {
        let inner = told_in(&inside, handles);
        told.extend((!inner.is_empty() || name == "prelude").then(|| name.to_owned()));
        below.extend(inner);
    }
    told.extend(
        exports_of(text).filter(|it| below.iter().any(|name| name == it.0)).map(|it| it.1.to_owned()),
    );
    told
}

/// What the margin of a stub exports again: each item's own name, and the one that it has there.
fn exports_of(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let rest = |it| text.get(it..).unwrap_or_default();
    let starts = text.match_indices("pub use ").filter(|(at, _)| *at == 0 || text[..*at].ends_with('\n'));
    let paths = starts.filter_map(move |(at, keyword)| rest(at + keyword.len()).split(';').next());
    paths.flat_map(|it| it.split([',', '{', '}'])).map(|it| {
        let (path, shown) = it.split_once(" as ").unwrap_or((it, it));
        (last_name(path), last_name(shown))
    })
}

fn last_name(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path).trim()
}

/// The modules at the margin of a stub, with what stands in each moved to the margin.
fn modules_of(text: &str) -> impl Iterator<Item = (&str, String)> {
    text.split("\npub mod ").skip(1).filter_map(|it| {
        let (name, rest) = it.split_once(" {\n")?;
        let inside = rest.split("\n}").next()?.lines();
        Some((name, inside.map(|it| it.strip_prefix("    ").unwrap_or(it)).collect::<Vec<_>>().join("\n")))
    })
}

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
    fn makes(&self, types: &Handles<'_>) -> bool {
        self.text.lines().any(|line| {
            let made = line.split("-> ").nth(1).or_else(|| line.split("Option<").nth(1)).unwrap_or("");
            made.split(|it: char| !it.is_alphanumeric()).any(|word| types.contains(word))
        })
    }

    /// `File::create`, for files that import the type from a module of their own.
    fn constructors(&self) -> Vec<String> {
        let name_of = |line: &str| {
            let (name, parameters) = line.trim_start().strip_prefix("pub fn ")?.split_once(['(', '<'])?;
            let is_made = parameters.contains("-> ") && !parameters.contains("self");
            is_made.then(|| format!("{}::{name}", self.name))
        };
        let is_impl = self.text.lines().any(|it| it.starts_with("impl"));
        self.text.lines().filter(|_| is_impl).filter_map(name_of).collect()
    }

    /// Marked, or a function or type by which one gets a handle.
    fn is_telling(&self, handles: &Handles<'_>) -> bool {
        self.is_handle() || self.text.contains("#[sink(") || self.makes(handles)
    }
}

/// The items at the margin of a stub, each with the attributes above it. rustfmt keeps inner lines indented.
fn items_of(text: &str) -> impl Iterator<Item = StubItem<'_>> {
    // Functions that need no documentation stand line by line.
    let lines = text.lines().filter(|it| it.starts_with("pub fn "));
    items_apart(text).chain(lines).filter_map(|item| {
        let head = item.lines().find(|line| {
            !line.starts_with("//") && !line.starts_with("#[") && !line.starts_with([' ', '}', ')'])
        })?;
        let words = head.split(|it: char| !it.is_alphanumeric() && it != '_').filter(|it| !it.is_empty());
        // `r#gen` is `gen` in most editions.
        let words: Vec<&str> = words.filter(|it| *it != "r").collect();
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

/// What blank lines set apart; one within an item is followed by an indented line.
fn items_apart(text: &str) -> impl Iterator<Item = &str> {
    let ends = text.match_indices("\n\n").map(|(at, _)| at);
    let mut ends = ends.filter(|at| !text[at + 2..].starts_with(' ')).chain([text.len()]);
    let mut start = 0;
    std::iter::from_fn(move || {
        let end = ends.next()?;
        let item = &text[start..end];
        start = (end + 2).min(text.len());
        Some(item)
    })
}
