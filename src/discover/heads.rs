//! What the heads of items tell by their text alone: which types a function takes and returns, which stand in a field,
//! which have methods. Nothing is lexed, so more may seem to be named than is.

use std::hash::Hasher;

use memchr::memmem;
use rustc_hash::FxHasher;

use crate::file::{first_name, is_of_ascii_name, is_of_name};

use super::search::Search;

/// By what items begin that name types, and consts.
pub const HEADS: [&str; 8] = ["fn ", "struct ", "enum ", "trait ", "type ", "impl", "pub use ", "const "];

/// A longer head of a function or an impl is cut off after this many bytes.
const LONGEST_HEAD: usize = 600;

/// So many bytes stand before the keyword of an item in its line at most.
const LONGEST_START: usize = 200;

/// The fields of a type are looked at as far as this many bytes.
const LONGEST_FIELDS: usize = 4096;

/// The code of an impl is looked at as far as this many bytes.
const LONGEST_IMPL: usize = 4096;

/// The path of a const behind the semicolon of an array has so many bytes at most.
const LONGEST_LENGTH: usize = 100;

/// Types of std that hold others or none, and those that every file has one of.
const COMMON: [&str; 19] = [
    "Arc",
    "BTreeMap",
    "Box",
    "Cow",
    "Err",
    "Formatter",
    "HashMap",
    "HashSet",
    "Into",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "PathBuf",
    "Rc",
    "Result",
    "Some",
    "String",
    "Vec",
];

/// A name, by its hash.
pub type Name = u64;

/// An item that names types.
#[derive(Default)]
pub struct Head {
    /// By which others come to it: of a function or of a type; none of an impl or an export.
    pub name: Option<Name>,
    /// What has the handle if those named have it: the type itself, or that whose method it is.
    pub of: Option<Name>,
    /// Whether `of` is declared here.
    pub declares: bool,
    /// It may call again and again what it is given, or write to it.
    pub calls: bool,
    /// A loop seems to stand in it.
    pub turns: bool,
    /// It is a const that may say how long an array is.
    pub counts: bool,
    /// It gives what it names another path.
    pub exports: bool,
    /// Which types it names: those of the fields, of a function those that it returns.
    pub types: Vec<Name>,
    /// Which types a function takes by value, and which its bounds name.
    pub takes: Vec<Name>,
    /// Which types it is lent to write to.
    pub lent: Vec<Name>,
}

impl Head {
    fn is_empty(&self) -> bool {
        !self.calls && !self.counts && self.types.is_empty() && self.takes.is_empty() && self.lent.is_empty()
    }
}

/// Finds heads.
pub struct Heads {
    search: Option<Search>,
}

impl Heads {
    pub fn new() -> Self {
        Self { search: Search::new(&HEADS) }
    }

    /// Those of a text, as far as they name a type.
    pub fn of(&self, text: &str) -> Vec<Head> {
        let mut heads = Vec::new();
        let mut around = None;
        for found in self.search.iter().flat_map(|it| it.find_iter(text.as_bytes())) {
            let (before, rest) = text.split_at(found.start());
            let keyword = HEADS[found.pattern().as_usize()];
            let rest = rest.get(keyword.len()..).unwrap_or_default();
            if before.bytes().last().is_some_and(is_of_ascii_name) {
                continue;
            }
            let head = match keyword {
                "fn " => Some(function(rest, around.filter(|_| is_indented(before)))),
                "struct " | "enum " => declared(rest, field_types(rest)),
                "trait " => {
                    around = type_name(first_name(rest));
                    None
                }
                // One of an impl belongs to that.
                "type " if begins_line(before) == Some(false) => {
                    Some(Head { of: around, types: aliased(rest), ..Head::default() })
                }
                "type " => declared(rest, aliased(rest)),
                // That of a parameter stands behind other things.
                "impl" if begins_line(before).is_none() => None,
                "impl" => {
                    let head = head_of(rest);
                    around = type_name(implemented(head));
                    let calls = head.contains("Display for ") && formats_lines(text, rest);
                    Some(Head { of: around, calls, takes: types(head, &generics(head)), ..Head::default() })
                }
                "const " => counting(rest),
                _ => Some(Head { exports: true, types: types(head_of(rest), &[]), ..Head::default() }),
            };
            heads.extend(head.filter(|it| it.declares || !it.is_empty()));
        }
        heads
    }
}

/// Whether the impl that begins the rest of a text seems to format lines in a loop; a helper may write what is in one.
fn formats_lines(text: &str, rest: &str) -> bool {
    let ends_line = |it: &&str| memmem::find(text.as_bytes(), it.as_bytes()).is_some();
    holds_one(rest, &[" in ", "while ", "for_each(", ".format("])
        && ["writeln!(", "\\n"].iter().any(ends_line)
}

/// Whether a loop seems to stand in the function that begins the rest of a text.
fn turns(rest: &str) -> bool {
    holds_one(rest, &[" in ", "while ", "loop {", "for_each("])
}

/// Whether one of some words stands in the item that begins a text.
fn holds_one(rest: &str, words: &[&str]) -> bool {
    let code = rest.as_bytes().get(..rest.len().min(LONGEST_IMPL)).unwrap_or_default();
    let code = code.get(..memmem::find(code, b"\n}").unwrap_or(code.len())).unwrap_or_default();
    words.iter().any(|it| memmem::find(code, it.as_bytes()).is_some())
}

/// Whether only spaces stand before in a line, and whether none do.
fn begins_line(before: &str) -> Option<bool> {
    let line = line_of(before)?;
    let line = line.strip_suffix(b"unsafe ").unwrap_or(line);
    line.trim_ascii_start().is_empty().then_some(line.is_empty())
}

fn is_indented(before: &str) -> bool {
    line_of(before).and_then(<[u8]>::first).is_some_and(u8::is_ascii_whitespace)
}

/// What stands before in a line, unless that is long.
fn line_of(before: &str) -> Option<&[u8]> {
    let near = before.len().saturating_sub(LONGEST_START);
    let end = before.as_bytes().get(near..)?;
    match end.iter().rposition(|it| *it == b'\n') {
        Some(at) => end.get(at + 1..),
        None => (near == 0).then_some(end),
    }
}

fn function(rest: &str, around: Option<Name>) -> Head {
    let head = head_of(rest);
    let name = first_name(head);
    let after = head.get(name.len()..).unwrap_or_default();
    let generics = generics(after);
    let (takes, returns) = after.split_once("->").unwrap_or((after, ""));
    let (returns, bounds) = returns.split_once("where").unwrap_or((returns, ""));
    let of_self = around.filter(|_| returns.contains("Self"));
    // Nothing is read or written through a shared reference.
    let (lent, moved): (Vec<&str>, Vec<&str>) = takes.split('&').partition(|it| is_mut(it));
    let moved = moved.first().map_or("", |it| it);
    let takes: Vec<Name> = [moved, bounds].into_iter().flat_map(|it| types(it, &generics)).collect();
    let lent: Vec<Name> = lent.into_iter().flat_map(|it| types(it, &generics)).collect();
    Head {
        name: Some(hashed(name)),
        of: around,
        calls: head.contains("FnMut("),
        turns: !(takes.is_empty() && lent.is_empty()) && turns(rest),
        types: types(returns, &generics).into_iter().chain(of_self).collect(),
        takes,
        lent,
        ..Head::default()
    }
}

fn counting(rest: &str) -> Option<Head> {
    let name = first_name(rest);
    let ty = rest.get(name.len()..)?.strip_prefix(':')?.trim_start();
    let is_count = !name.is_empty() && first_name(ty) == "usize";
    is_count.then(|| Head { name: Some(hashed(name)), counts: true, ..Head::default() })
}

/// Whether what follows a `&` makes it one that may write.
fn is_mut(rest: &str) -> bool {
    let rest = rest.strip_prefix('\'').map_or(rest, |it| it.trim_start_matches(is_of_name).trim_start());
    rest.starts_with("mut ")
}

fn declared(rest: &str, types: Vec<Name>) -> Option<Head> {
    let name = first_name(rest);
    let of = type_name(name)?;
    let generics = generics(rest.get(name.len()..).unwrap_or_default());
    let types = types.into_iter().filter(|it| !generics.contains(it)).collect();
    Some(Head { name: Some(of), of: Some(of), declares: true, types, ..Head::default() })
}

fn aliased(rest: &str) -> Vec<Name> {
    types(head_of(rest).split_once('=').map_or("", |it| it.1), &[])
}

/// What stands before the brace or semicolon that ends a head.
fn head_of(rest: &str) -> &str {
    let mut depth = 0usize;
    let mut is_end = |it: u8| {
        match it {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && matches!(it, b'{' | b';')
    };
    let end = rest.bytes().take(LONGEST_HEAD).position(&mut is_end);
    end.and_then(|it| rest.get(..it)).unwrap_or_default()
}

/// The type whose impl has this head, the keyword left out.
fn implemented(head: &str) -> &str {
    let head = after_generics(head);
    let head = head.rsplit_once(" for ").map_or(head, |it| it.1);
    let path = head.trim_start_matches(|it: char| !is_of_name(it));
    let end = path.find(|it: char| !is_of_name(it) && it != ':').unwrap_or(path.len());
    path.get(..end).and_then(|it| it.rsplit(':').next()).unwrap_or_default()
}

fn after_generics(head: &str) -> &str {
    if !head.starts_with('<') {
        return head;
    }
    let mut depth = 0usize;
    let mut before = ' ';
    let is_end = |it: char| {
        match it {
            '<' => depth += 1,
            '>' if before != '-' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = it;
        depth == 0
    };
    let end = head.find(is_end).map_or(head.len(), |it| it + 1);
    head.get(end..).unwrap_or_default()
}

/// The types that the fields of a struct or enum name, from its name on.
fn field_types(rest: &str) -> Vec<Name> {
    let mut found = Vec::new();
    let (mut braces, mut others, mut is_type) = (0usize, 0usize, false);
    let mut start = None;
    for (at, it) in rest.bytes().take(LONGEST_FIELDS).enumerate() {
        if is_of_ascii_name(it) {
            start.get_or_insert(at);
            continue;
        }
        if let Some(name) = start.take().and_then(|it| rest.get(it..at)).filter(|_| others > 0 || is_type) {
            found.extend(type_name(name));
        }
        match it {
            b'{' => braces += 1,
            b'}' => braces = braces.saturating_sub(1),
            b'(' | b'<' | b'[' => others += 1,
            b')' | b'>' | b']' => others = others.saturating_sub(1),
            b':' => is_type = true,
            b',' => is_type &= others > 0,
            _ => {}
        }
        if braces == 0 && others == 0 && matches!(it, b'}' | b';') {
            break;
        }
    }
    found
}

/// The types that a text names, but for those that stand for others.
fn types(text: &str, generics: &[Name]) -> Vec<Name> {
    let is_of_path = |it: char| is_of_name(it) || it == ':';
    // What is formatted goes into memory.
    let paths = text.split(|it| !is_of_path(it)).filter(|it| !it.ends_with("fmt::Write"));
    let named = paths.flat_map(|it| it.split(':')).filter_map(type_name);
    named.filter(|it| !generics.contains(it)).collect()
}

/// The type parameters that a text begins with.
fn generics(text: &str) -> Vec<Name> {
    let length = text.len() - after_generics(text).len();
    let inside = text.get(..length).filter(|it| it.starts_with('<')).unwrap_or_default();
    let params = inside.split(['<', ',']).map(|it| first_name(it.trim_start()));
    params.filter_map(type_name).collect()
}

/// Errors hold no handle that anybody takes out of them.
pub fn type_name(name: &str) -> Option<Name> {
    let is_type = name.len() > 1
        && name.starts_with(|it: char| it.is_uppercase())
        && name != "Self"
        && !name.ends_with("Error")
        && !COMMON.contains(&name);
    is_type.then(|| hashed(name))
}

/// The consts of which a text says that an array is as long: `[u8; consts::SECTOR]`.
pub fn lengths(text: &str) -> impl Iterator<Item = Name> {
    memchr::memchr_iter(b']', text.as_bytes()).filter_map(|end| {
        let before = text.as_bytes().get(end.saturating_sub(LONGEST_LENGTH)..end)?;
        let start = before.iter().rposition(|it| !is_of_ascii_name(*it) && *it != b':')?;
        let name = before.get(start + 1..)?.rsplit(|it| *it == b':').next()?;
        (before.get(..=start)?.ends_with(b"; ") && !name.is_empty()).then(|| hashed_bytes(name))
    })
}

/// Every name of a text, what stands in comments and literals included.
pub fn names(text: &str) -> impl Iterator<Item = Name> {
    text.as_bytes().split(|it| !is_of_ascii_name(*it)).filter(|it| it.len() > 1).map(hashed_bytes)
}

fn hashed(name: &str) -> Name {
    hashed_bytes(name.as_bytes())
}

fn hashed_bytes(name: &[u8]) -> Name {
    let mut hasher = FxHasher::default();
    hasher.write(name);
    hasher.finish()
}
