//! What was meant by a word that nobody knows.

/// Of three letters one may be a slip, as rustc has it.
const LEAST_ALIKE: f64 = 0.66;

/// The word that somebody may have meant by another one; `None` where none is as much as alike.
pub fn nearest<'a>(word: &str, words: &[&'a str]) -> Option<&'a str> {
    let likeness = |it: &str| strsim::normalized_damerau_levenshtein(word, it);
    let alike = words.iter().copied().filter(|it| likeness(it) > LEAST_ALIKE);
    alike.max_by(|a, b| likeness(a).total_cmp(&likeness(b)))
}
