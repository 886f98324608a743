//! `grep-searcher` on lines of text.

use grep_matcher::NoError;
use grep_searcher::Searcher;
use grep_searcher::sinks::Bytes;

use super::read;
use crate::input;
use crate::measure::Api;

/// Finds a letter, so that nothing but the searcher is measured.
struct Letter;

impl grep_matcher::Matcher for Letter {
    type Captures = grep_matcher::NoCaptures;
    type Error = NoError;

    fn find_at(&self, text: &[u8], at: usize) -> Result<Option<grep_matcher::Match>, NoError> {
        let found = text[at..].iter().position(|it| *it == b'K');
        Ok(found.map(|it| grep_matcher::Match::new(at + it, at + it + 1)))
    }

    fn new_captures(&self) -> Result<Self::Captures, NoError> {
        Ok(grep_matcher::NoCaptures::new())
    }
}

pub fn apis() -> Vec<Api> {
    vec![read!("grep-searcher" "0.1", "grep_searcher::Searcher::search_reader", "", input::text, |reader| {
        Ok(Searcher::new().search_reader(Letter, reader, Bytes(|_, _| Ok(true)))?)
    })]
}
