//! Reads one Rust file and decides by its bytes alone whether the run is about it.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use aho_corasick::{AhoCorasick, MatchKind};

use crate::file::RustFile;

use super::ProblemKind;

/// Larger files are not parsed.
const MAX_BYTES: usize = 16 << 20;

/// A thread's buffer is not kept beyond this.
const MAX_KEPT: usize = 1 << 20;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The vectorised search takes at most 64 words; several searches with it are still four to eight times as fast as one
/// without.
const WORDS_PER_SEARCH: usize = 48;

/// The telling words; without any, every file is told.
pub struct Words {
    /// None where every file is told.
    searches: Option<Vec<AhoCorasick>>,
    longest: usize,
}

impl Words {
    pub fn new(words: &[String]) -> Self {
        let has_shorter =
            |word: &String| words.iter().any(|it| it.len() < word.len() && word.contains(it.as_str()));
        let mut shortest: Vec<&String> = words.iter().filter(|it| !has_shorter(it)).collect();
        shortest.sort();
        shortest.dedup();
        // Only this kind of match has the vectorised search: four times the speed of the default.
        let search =
            |words: &[&String]| AhoCorasick::builder().match_kind(MatchKind::LeftmostFirst).build(words).ok();
        let searches = shortest.chunks(WORDS_PER_SEARCH).map(search).collect::<Option<Vec<_>>>();
        Self {
            searches: searches.filter(|it| !it.is_empty()),
            longest: words.iter().map(String::len).max().unwrap_or(0),
        }
    }

    fn hit(&self, bytes: &[u8]) -> bool {
        // `io::` is not meant by `tokio::`.
        let starts =
            |at: usize| at == 0 || !matches!(bytes[at - 1], b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z');
        let hits = |it: &AhoCorasick| it.find_iter(bytes).any(|it| starts(it.start()));
        self.searches.as_ref().is_none_or(|it| it.iter().any(hits))
    }
}

/// What a look at one file came to.
pub enum Look {
    /// No telling word.
    Nothing,
    Text {
        text: String,
        has_bom: bool,
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
    let telling = |bytes: &[u8]| named || words.hit(bytes);
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
    telling: impl Fn(&[u8]) -> bool,
    overlap: usize,
) -> io::Result<Look> {
    let mut file = open(path)?;
    let length = fill(&mut file, buffer)?;
    let bytes = &buffer[..length];
    if telling(bytes) {
        return Ok(text_of(bytes).map_or_else(Look::Problem, |(text, has_bom)| Look::Text { text, has_bom }));
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
    telling: impl Fn(&[u8]) -> bool,
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
        if telling(&buffer[..end]) {
            return Ok(true);
        }
    }
}

/// The text without its byte order mark, and whether it had one.
fn text_of(bytes: &[u8]) -> Result<(String, bool), ProblemKind> {
    if bytes.len() > MAX_BYTES {
        return Err(ProblemKind::TooLarge);
    }
    let without = bytes.strip_prefix(BYTE_ORDER_MARK);
    let text = std::str::from_utf8(without.unwrap_or(bytes)).map_err(|_| ProblemKind::NotUtf8)?;
    if text.contains('\0') {
        return Err(ProblemKind::Binary);
    }
    Ok((text.to_owned(), without.is_some()))
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
        (text, has_bom) if has_bom == file.has_bom => Ok(text),
        _ => Err(ProblemKind::ChangedMeanwhile),
    }
}
