//! `std::str`.

pub struct Utf8Error;
pub struct Lines;
pub struct Bytes;
pub struct Chars;
pub struct CharIndices;
pub struct SplitWhitespace;
pub struct Split<P>;

pub trait FromStr {
    type Err;
    fn from_str(s: &str) -> Result<Self, Self::Err>;
}

pub fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error>;
pub unsafe fn from_utf8_unchecked(v: &[u8]) -> &str;

impl str {
    pub fn len(&self) -> usize;
    pub fn is_empty(&self) -> bool;
    pub fn as_bytes(&self) -> &[u8];
    pub fn as_ptr(&self) -> *const u8;
    pub fn get<I>(&self, i: I) -> Option<&str>;
    pub fn split_at(&self, mid: usize) -> (&str, &str);
    pub fn chars(&self) -> Chars;
    pub fn char_indices(&self) -> CharIndices;
    pub fn bytes(&self) -> Bytes;
    pub fn split_whitespace(&self) -> SplitWhitespace;
    pub fn split_ascii_whitespace(&self) -> SplitWhitespace;
    pub fn lines(&self) -> Lines;
    pub fn contains<P>(&self, pat: P) -> bool;
    pub fn starts_with<P>(&self, pat: P) -> bool;
    pub fn ends_with<P>(&self, pat: P) -> bool;
    pub fn find<P>(&self, pat: P) -> Option<usize>;
    pub fn rfind<P>(&self, pat: P) -> Option<usize>;
    pub fn split<P>(&self, pat: P) -> Split<P>;
    pub fn rsplit<P>(&self, pat: P) -> Split<P>;
    pub fn splitn<P>(&self, n: usize, pat: P) -> Split<P>;
    pub fn rsplitn<P>(&self, n: usize, pat: P) -> Split<P>;
    pub fn split_terminator<P>(&self, pat: P) -> Split<P>;
    pub fn split_inclusive<P>(&self, pat: P) -> Split<P>;
    pub fn split_once<P>(&self, delimiter: P) -> Option<(&str, &str)>;
    pub fn rsplit_once<P>(&self, delimiter: P) -> Option<(&str, &str)>;
    pub fn trim(&self) -> &str;
    pub fn trim_start(&self) -> &str;
    pub fn trim_end(&self) -> &str;
    pub fn trim_matches<P>(&self, pat: P) -> &str;
    pub fn trim_start_matches<P>(&self, pat: P) -> &str;
    pub fn trim_end_matches<P>(&self, pat: P) -> &str;
    pub fn strip_prefix<P>(&self, prefix: P) -> Option<&str>;
    pub fn strip_suffix<P>(&self, suffix: P) -> Option<&str>;
    pub fn parse<F: FromStr>(&self) -> Result<F, F::Err>;
    pub fn replace<P>(&self, from: P, to: &str) -> String;
    pub fn replacen<P>(&self, pat: P, to: &str, count: usize) -> String;
    pub fn to_lowercase(&self) -> String;
    pub fn to_uppercase(&self) -> String;
    pub fn to_ascii_lowercase(&self) -> String;
    pub fn to_ascii_uppercase(&self) -> String;
    pub fn eq_ignore_ascii_case(&self, other: &str) -> bool;
    pub fn repeat(&self, n: usize) -> String;
    pub fn is_char_boundary(&self, index: usize) -> bool;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn into_string(self: Box<Self>) -> String;
    /// Gives the same text or path, if in another type.
    #[same]
    pub fn to_string(&self) -> String;
}

impl Chars {
    pub fn as_str(&self) -> &str;
}

impl Iterator for Lines {
    type Item = &str;
}

impl Iterator for Bytes {
    type Item = u8;
}

impl Iterator for Chars {
    type Item = char;
}

impl Iterator for CharIndices {
    type Item = (usize, char);
}

impl Iterator for SplitWhitespace {
    type Item = &str;
}

impl<P> Iterator for Split<P> {
    type Item = &str;
}

impl FromStr for String {
    type Err = std::convert::Infallible;
}

impl FromStr for bool {
    type Err = ParseBoolError;
}

pub struct ParseBoolError;

impl std::error::Error for ParseBoolError {}
