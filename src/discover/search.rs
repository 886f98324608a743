//! Looks for some words in a text at once.

use aho_corasick::packed::{self, Searcher};
use aho_corasick::{AhoCorasick, Match, MatchKind};

/// The words that it looks for, up to 64.
pub enum Search {
    /// The automaton would look for the bytes that words share first, and those of paths share their colons: a third of the
    /// speed (measured).
    Vectorised(Searcher),
    /// On machines without such instructions.
    Automaton(AhoCorasick),
}

impl Search {
    pub fn new(words: &[&str]) -> Option<Self> {
        if let Some(search) = vectorised(words) {
            return Some(Self::Vectorised(search));
        }
        let automaton = AhoCorasick::builder().match_kind(MatchKind::LeftmostFirst).build(words);
        automaton.ok().map(Self::Automaton)
    }

    /// Where a word stands, from the left, the first in their order where several begin.
    pub fn find_iter<'t>(&'t self, text: &'t [u8]) -> Box<dyn Iterator<Item = Match> + 't> {
        match self {
            Self::Vectorised(search) => Box::new(search.find_iter(text)),
            Self::Automaton(search) => Box::new(search.find_iter(text)),
        }
    }
}

fn vectorised(words: &[&str]) -> Option<Searcher> {
    let mut builder = packed::Config::new().match_kind(packed::MatchKind::LeftmostFirst).builder();
    builder.extend(words);
    builder.build()
}
