//! Reads one Rust file and decides by its bytes alone whether the run is about it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::file::{RustFile, is_of_ascii_name};

use super::search::Search;
use super::{ProblemKind, Telling};

/// Larger files are not parsed.
const MAX_BYTES: usize = 16 << 20;

/// A thread's buffer is not kept beyond this.
const MAX_KEPT: usize = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The vectorised search takes at most 64 words; several searches with it are still four to eight times as fast as one
/// without.
const WORDS_PER_SEARCH: usize = 60;

/// The telling words; without any, every file is told.
pub struct Words {
    /// Of the words as far as their first `::`; none where every file is told.
    searches: Option<Vec<Search>>,
    /// By search and pattern.
    starts: Vec<Start>,
    longest: usize,
}

/// What words have in common.
#[derive(Default)]
struct Start {
    /// How they go on; none where that does not matter.
    rests: Vec<String>,
    is_hint: bool,
}

/// What the bytes of a file tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Hit {
    Nothing,
    Hint,
    Word,
}

impl Words {
    pub fn new(telling: &Telling) -> Self {
        let Telling { words, hints } = telling;
        let all: FxHashSet<&str> = words.iter().map(String::as_str).collect();
        let hints_by_start =
            hints.iter().map(|it| (it.as_str(), Start { is_hint: true, ..Start::default() }));
        let mut by_start: BTreeMap<&str, Start> = hints_by_start.collect();
        for word in words.iter().filter(|it| !has_shorter(it, &all)) {
            let (start, rest) = word.split_at(word.find("::").map_or(word.len(), |it| it + 2));
            let rests = &mut by_start.entry(start).or_default().rests;
            rests.extend((!rest.is_empty()).then(|| rest.to_owned()));
        }
        let (texts, starts): (Vec<&str>, Vec<Start>) = by_start.into_iter().unzip();
        let searches = texts.chunks(WORDS_PER_SEARCH).map(Search::new).collect::<Option<Vec<_>>>();
        Self {
            searches: searches.filter(|it| !it.is_empty()),
            starts,
            longest: words.iter().chain(hints).map(String::len).max().unwrap_or(0),
        }
    }

    fn hit(&self, bytes: &[u8]) -> Hit {
        let Some(searches) = &self.searches else { return Hit::Word };
        let mut hit = Hit::Nothing;
        for (at, search) in searches.iter().enumerate() {
            for found in search.find_iter(bytes) {
                let start = &self.starts[at * WORDS_PER_SEARCH + found.pattern().as_usize()];
                // `io::` is not meant by `tokio::`.
                let is_whole = found.start() == 0 || !is_of_ascii_name(bytes[found.start() - 1]);
                if is_whole && start.is_hint {
                    hit = Hit::Hint;
                } else if is_whole && goes_on(&bytes[found.end()..], &start.rests) {
                    return Hit::Word;
                }
            }
        }
        hit
    }
}

/// Whether another word is told wherever this one is: `io::pipe` is not by `Stdio::piped`.
fn has_shorter(word: &str, words: &FxHashSet<&str>) -> bool {
    let is_name = |at: usize| word.as_bytes().get(at).is_some_and(|it| is_of_ascii_name(*it));
    let mut starts = (0..word.len()).filter(|&at| at == 0 || !is_name(at - 1));
    starts.any(|start| {
        let ends = (start + 1..=word.len()).filter(|&end| !(is_name(end - 1) && is_name(end)));
        let mut shorter = ends.filter(|&end| end - start < word.len()).filter_map(|end| word.get(start..end));
        shorter.any(|it| words.contains(it))
    })
}

/// Whether one of some words follows, or stands in the braces that do. What is renamed there may be any of them.
fn goes_on(bytes: &[u8], rests: &[String]) -> bool {
    let follows = |rest: &String| {
        // `io::Read` is not meant by `io::Reader`.
        let ends = || rest.bytes().last().zip(bytes.get(rest.len()).copied());
        let is_longer = || ends().is_some_and(|(a, b)| is_of_ascii_name(a) && is_of_ascii_name(b));
        bytes.starts_with(rest.as_bytes()) && !is_longer()
    };
    if rests.is_empty() || !bytes.starts_with(b"{") {
        return rests.is_empty() || rests.iter().any(follows);
    }
    let mut depth = 0usize;
    let is_closed = |byte: &u8| {
        depth = (depth + usize::from(*byte == b'{')).saturating_sub(usize::from(*byte == b'}'));
        depth == 0
    };
    let inside = bytes.split(is_closed).next().unwrap_or_default();
    let mut names = inside.split(|it| !is_of_ascii_name(*it));
    inside.contains(&b'*') || names.any(|name| name == b"as" || rests.iter().any(|it| it.as_bytes() == name))
}

/// What a look at one file came to.
pub enum Look {
    /// No telling word.
    Nothing,
    Text {
        text: Arc<str>,
        has_bom: bool,
        /// It holds hints and no telling word.
        only_hints: bool,
    },
    Problem(ProblemKind),
}

/// A buffer that one thread uses for many files.
#[derive(Default)]
pub struct Scratch {
    bytes: Vec<u8>,
}

/// Reads a file and keeps it where it holds a telling word, or in any case where it was `named`.
pub fn quick(path: &Path, scratch: &mut Scratch, words: &Words, named: bool) -> Look {
    let telling = |bytes: &[u8]| if named { Hit::Word } else { words.hit(bytes) };
    let look = match read_and_look(path, &mut scratch.bytes, telling, words.longest) {
        Ok(look) => look,
        Err(error) => Look::Problem(ProblemKind::Unreadable(error.to_string())),
    };
    if scratch.bytes.len() > MAX_KEPT {
        scratch.bytes = Vec::new();
    }
    look
}

/// Reads a file that is kept for the sake of others: it is not worth a problem of its own.
pub fn for_others(path: &Path, scratch: &mut Scratch, words: &Words) -> Look {
    match quick(path, scratch, words, false) {
        Look::Problem(_) => Look::Nothing,
        look => look,
    }
}

fn read_and_look(
    path: &Path,
    buffer: &mut Vec<u8>,
    telling: impl Fn(&[u8]) -> Hit,
    overlap: usize,
) -> io::Result<Look> {
    let mut file = open(path)?;
    let length = fill(&mut file, buffer)?;
    let bytes = &buffer[..length];
    let only_hints = match telling(bytes) {
        Hit::Nothing => None,
        hit => Some(hit == Hit::Hint),
    };
    if let Some(only_hints) = only_hints.filter(|only_hints| length <= MAX_BYTES || !only_hints) {
        return Ok(match text_of(bytes) {
            Ok((text, has_bom)) => Look::Text { text: text.into(), has_bom, only_hints },
            Err(_) if only_hints => Look::Nothing,
            Err(kind) => Look::Problem(kind),
        });
    }
    let is_told = length > MAX_BYTES && rest_is_telling(&mut file, buffer, length, telling, overlap)?;
    Ok(if is_told { Look::Problem(ProblemKind::TooLarge) } else { Look::Nothing })
}

#[expect(clippy::disallowed_methods, reason = "the one place of this module that opens files")]
pub fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Fills the buffer with the file, at most to just over `MAX_BYTES`.
fn fill(file: &mut File, buffer: &mut Vec<u8>) -> io::Result<usize> {
    let mut length = 0;
    while length <= MAX_BYTES {
        if length == buffer.len() {
            buffer.resize((2 * length).max(64 << 10), 0);
        }
        match file.read(&mut buffer[length..]) {
            Ok(0) => break,
            Ok(n) => length += n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(length)
}

/// The rest of a file that is too large, piece by piece; a word may lie across two pieces.
fn rest_is_telling(
    file: &mut File,
    buffer: &mut [u8],
    length: usize,
    telling: impl Fn(&[u8]) -> Hit,
    overlap: usize,
) -> io::Result<bool> {
    let overlap = overlap.min(length / 2);
    let mut end = length;
    loop {
        buffer.copy_within(end.saturating_sub(overlap)..end, 0);
        match file.read(&mut buffer[overlap..]) {
            Ok(0) => return Ok(false),
            Ok(n) => end = overlap + n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        }
        if telling(&buffer[..end]) == Hit::Word {
            return Ok(true);
        }
    }
}

/// The text without its byte order mark, and whether it had one.
fn text_of(bytes: &[u8]) -> Result<(&str, bool), ProblemKind> {
    if bytes.len() > MAX_BYTES {
        return Err(ProblemKind::TooLarge);
    }
    let without = bytes.strip_prefix(BYTE_ORDER_MARK);
    let text = std::str::from_utf8(without.unwrap_or(bytes)).map_err(|_| ProblemKind::NotUtf8)?;
    if text.contains('\0') {
        return Err(ProblemKind::Binary);
    }
    Ok((text, without.is_some()))
}

/// The file's text as it is on disk now, without a byte order mark.
///
/// # Errors
/// As for any file; `ChangedMeanwhile` where it is gone, or a byte order mark came or went.
pub fn read_again(file: &RustFile) -> Result<String, ProblemKind> {
    let mut buffer = Vec::new();
    let length =
        open(&file.path).and_then(|mut it| fill(&mut it, &mut buffer)).map_err(|it| match it.kind() {
            io::ErrorKind::NotFound => ProblemKind::ChangedMeanwhile,
            _ => ProblemKind::Unreadable(it.to_string()),
        })?;
    match text_of(&buffer[..length])? {
        (text, has_bom) if has_bom == file.has_bom => Ok(text.to_owned()),
        _ => Err(ProblemKind::ChangedMeanwhile),
    }
}
