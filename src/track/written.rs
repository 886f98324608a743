//! The names in the code of a file, each with the places where it is written.

use std::ops::Range;
use std::sync::OnceLock;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::file::{FileId, is_of_name, to_u32};
use crate::items::{Outline, Word, bare_with_places};
use crate::track::knowledge::Sources;

/// The code of a text, without comments, literals and what is compiled for tests only.
pub struct Written {
    /// The tokens next to each other.
    bare: String,
    /// Where each token begins in it, and in the text.
    tokens: Vec<(u32, u32)>,
    /// Where each name begins in it, imports left out: they call nothing, unless by another name.
    names: FxHashMap<Word, SmallVec<[u32; 2]>>,
    /// `extern "Rust"` declares again what another language calls.
    pub is_bridge: bool,
}

/// One place of a name.
pub struct Place<'a> {
    /// Its offset in the text, in bytes.
    pub offset: u32,
    /// The tokens in front of it and behind it.
    pub before: &'a str,
    pub behind: &'a str,
}

impl Written {
    pub fn of(text: &str, outline: Option<&Outline>) -> Self {
        let released = outline.map(|it| it.without_tests(text));
        let text = released.as_deref().unwrap_or(text);
        let (bare, tokens) = bare_with_places(text);
        let mut names: FxHashMap<Word, SmallVec<[u32; 2]>> = FxHashMap::default();
        let mut imports = imports(&bare).into_iter().peekable();
        for name in names_of(&bare) {
            while imports.next_if(|it| it.end <= name.start).is_some() {}
            if imports.peek().is_none_or(|it| it.start > name.start) {
                names.entry(Word::of(&bare[name.clone()])).or_default().push(to_u32(name.start));
            }
        }
        Self { is_bridge: text.contains("extern \"Rust\""), bare, tokens, names }
    }

    /// Every place of a name.
    pub fn places<'a>(&'a self, name: &'a str) -> impl Iterator<Item = Place<'a>> {
        self.names.get(&Word::of(name)).into_iter().flatten().filter_map(move |&at| {
            let (before, rest) = self.bare.split_at_checked(at as usize)?;
            let behind = rest.strip_prefix(name).filter(|it| !it.starts_with(is_of_name))?;
            Some(Place { offset: self.offset(at), before, behind })
        })
    }

    /// The offset in the text of one in what is bare.
    fn offset(&self, at: u32) -> u32 {
        let token = self.tokens.partition_point(|(it, _)| *it <= at);
        let (bare, text) =
            token.checked_sub(1).and_then(|it| self.tokens.get(it)).copied().unwrap_or_default();
        text + (at - bare)
    }
}

/// The names of a text, in its order.
fn names_of(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + text[from..].find(is_of_name)?;
        let rest = &text[start..];
        from = start + rest.find(|it| !is_of_name(it)).unwrap_or(rest.len());
        Some(start..from)
    })
}

/// Each `use …;` that gives nothing another name.
fn imports(bare: &str) -> Vec<Range<usize>> {
    let starts = bare.match_indices("use ").map(|(at, _)| at);
    let starts = starts.filter(|at| !bare[..*at].chars().next_back().is_some_and(is_of_name));
    let import = |at: usize| {
        let (import, _) = bare[at..].split_once(';')?;
        (!import.contains(" as ")).then(|| at..at + import.len())
    };
    starts.filter_map(import).collect()
}

/// What is written in each file of a run, once somebody has asked.
pub struct WrittenNames(Vec<OnceLock<Written>>);

impl WrittenNames {
    pub fn new(sources: Sources<'_>) -> Self {
        Self(sources.files.iter().map(|_| OnceLock::new()).collect())
    }

    /// What is written in a file, if any of the names can be. One that was looked through is asked by its names, any other
    /// by its text.
    pub fn in_file(&self, sources: Sources<'_>, file: FileId, name: &str) -> Option<&Written> {
        let (cell, text) = (self.0.get(file.0 as usize)?, &sources.files.get(file.0 as usize)?.text);
        match cell.get() {
            Some(written) => written.names.contains_key(&Word::of(name)).then_some(written),
            None if text.contains(name) => {
                Some(cell.get_or_init(|| Written::of(text, sources.outlines.get(file.0 as usize))))
            }
            None => None,
        }
    }
}
