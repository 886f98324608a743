//! What the tokens of a file tell before any parse: where its bodies stand and which words they hold.
//! Lexing is eight times as fast as parsing, so a body that nobody asks about is never parsed.

use std::hash::Hasher;

use ra_ap_rustc_lexer::{TokenKind, strip_shebang};
use rustc_hash::FxHasher;

use crate::file::{Span, has_word, is_of_name, to_u32};
use crate::items::{UseItem, Visibility};

mod body;
mod import;
mod tokens;
mod opened;
mod scan;

pub use opened::{OpenedItems, Opening};
pub use tokens::{Token, tokens_from};

/// Lexed at one go, as spaces are not; the blank line keeps it from what follows.
const COMMENT: [&str; 2] = ["//", "\n\n"];
const SPACES: &str = "                                                                ";

/// A name in its role, by its hash. Two may share one, so a body can only seem to hold a word that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word(u32);

impl Word {
    /// Of the star of a glob import.
    pub const GLOB: Self = Self(0);

    /// Of a name that stands by itself or in a path.
    pub fn of(name: &str) -> Self {
        Self::hashed(name, 0)
    }

    /// Of a method as it is named: `Type::name`, `.name::<T>`.
    pub fn method(name: &str) -> Self {
        Self::hashed(name, 1)
    }

    /// Of a method as it is called with so many arguments: `.name()`, `.name(a)`; two and more are one.
    pub fn called(name: &str, n_args: usize) -> Self {
        Self::hashed(name, [4, 5, 6][n_args.min(2)])
    }

    /// Of a macro that is called: `name!`.
    pub fn of_macro(name: &str) -> Self {
        Self::hashed(name, 3)
    }

    /// Of a field that is assigned to: `.name =`.
    pub fn assigned(name: &str) -> Self {
        Self::hashed(name, 2)
    }

    fn hashed(name: &str, kind: u8) -> Self {
        let mut hasher = FxHasher::default();
        hasher.write(name.strip_prefix("r#").unwrap_or(name).as_bytes());
        hasher.write_u8(kind);
        Word((hasher.finish() >> 32) as u32)
    }
}

/// The bodies of a file's functions and the words of the file. A function inside a body is part of that body.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    pub items: OutlinedItems,
    /// In the order of the text; those of tests are left out.
    pub bodies: Vec<OutlinedBody>,
    words: Vec<Word>,
    /// What stands outside the bodies, sorted.
    names: Vec<Word>,
    /// Between the braces of what is compiled for tests only.
    tests: Vec<Span>,
    /// Those of them that are not parsed.
    left_out: Vec<Span>,
    /// The names of modules of tests that are files of their own.
    test_files: Vec<Span>,
    /// Within the bodies what declares nothing.
    quiet: Vec<Span>,
    /// Documentation outside the bodies, block by block.
    docs: Vec<Span>,
    /// Around the items of macros that hold them as they are.
    around: Vec<Span>,
    /// The brackets of those that stand for a semicolon.
    ends: Vec<u32>,
    /// How many brackets stand around the innermost token.
    pub depth: usize,
}

/// What need not be parsed, since the tokens tell all of it, in the order of the text.
#[derive(Clone, Debug, Default)]
pub struct OutlinedItems {
    /// Those of a file, module, impl, trait or `extern` block; those whose bodies declare something are left out.
    pub funcs: Vec<OutlinedFunc>,
    /// Those of a file or module.
    pub uses: Vec<UseItem>,
    /// Those that macros hold as they are.
    pub opened: Vec<OpenedItems>,
}

/// What the tokens tell of a function that is never parsed unless somebody asks.
#[derive(Clone, Debug)]
pub struct OutlinedFunc {
    /// From the first attribute to the closing brace or the semicolon.
    pub span: Span,
    pub name: Span,
    /// Where the brace stands that opens the body.
    pub opens: Option<u32>,
    pub visibility: Visibility,
    /// By its own attributes or by what stands around.
    pub test: bool,
}

#[derive(Clone, Debug)]
pub struct OutlinedBody {
    /// Between the braces.
    inside: Span,
    /// A `fmt` that is given a `Formatter`: what it writes to is memory.
    pub formats: bool,
    words: (u32, u32),
    summary: Summary,
}

/// A set of words, in which there may seem to be more than there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary(u64);

impl Summary {
    pub fn of(words: &[Word]) -> Self {
        words.iter().fold(Self::default(), |summary, word| summary.with(*word))
    }

    pub fn with(self, Word(hash): Word) -> Self {
        Self(self.0 | 1 << (hash % 64))
    }

    fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl OutlinedBody {
    /// Whether it may hold one of some words.
    pub fn may_hold(&self, words: Summary) -> bool {
        self.summary.meets(words)
    }

    /// What stands between its braces.
    pub fn text<'a>(&self, file: &'a str) -> &'a str {
        file.get(self.inside.start as usize..self.inside.end as usize).unwrap_or_default()
    }
}

/// What of a text is outlined that is compiled for tests only.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tests {
    LeftOut,
    Outlined,
}

impl Outline {
    /// From a text without a byte order mark; what is compiled for tests only is left out.
    pub fn of(text: &str) -> Self {
        Self::from(text, Tests::LeftOut)
    }

    /// The same with the tests.
    pub fn with_tests(text: &str) -> Self {
        Self::from(text, Tests::Outlined)
    }

    fn from(text: &str, tests: Tests) -> Self {
        let mut outline = scan::outline(text, tests);
        outline.names.sort_unstable();
        outline.names.dedup();
        outline
    }

    /// Without what only matters before the text is parsed; an outline lives as long as the run.
    pub fn settled(self) -> Self {
        let mut words = self.words;
        words.shrink_to_fit();
        let [quiet, docs, around, left_out] = [const { Vec::new() }; 4];
        Self { items: OutlinedItems::default(), quiet, docs, around, left_out, words, ..self }
    }

    /// Sorted.
    pub fn words(&self, body: &OutlinedBody) -> &[Word] {
        self.words.get(body.words.0 as usize..body.words.1 as usize).unwrap_or_default()
    }

    /// Whether a name stands outside the bodies, such as in an import.
    pub fn declares(&self, name: Word) -> bool {
        self.names.binary_search(&name).is_ok()
    }

    /// Whether code that is compiled for tests only holds all these names. They are not kept: few ask for them.
    pub fn is_tested(&self, text: &str, names: &[&str]) -> bool {
        let tests = || self.tests.iter().filter_map(|it| text.get(it.range()));
        let seem_to_hold = |name: &&str| tests().any(|it| has_word(it, name));
        let hold = |name: &&str| tests().any(|it| has_word(it, name) && has_word(&bare(it), name));
        names.iter().all(seem_to_hold) && names.iter().all(hold)
    }

    /// Every name of the file, those in tests left out.
    pub fn names(&self) -> impl Iterator<Item = Word> + '_ {
        self.names.iter().chain(&self.words).copied()
    }

    /// The body that an offset lies in, its opening brace included.
    pub fn body_at(&self, offset: u32) -> Option<usize> {
        let after = self.bodies.partition_point(|it| it.inside.start <= offset + 1);
        let at = after.checked_sub(1)?;
        (offset <= self.bodies[at].inside.end).then_some(at)
    }

    /// Whether what begins at an offset, between braces, is compiled for tests only.
    pub fn is_test(&self, inside: u32) -> bool {
        self.tests.iter().any(|it| it.start <= inside && inside <= it.end)
    }

    /// The text with nothing in place of functions and imports, of bodies that declare nothing, of tests, and of
    /// documentation.
    pub fn blanked(&self, text: &str) -> String {
        let OutlinedItems { funcs, uses, .. } = &self.items;
        let items = funcs.iter().map(|it| it.span).chain(uses.iter().map(|it| it.span));
        let left_out = items.chain(self.bodies_and_tests()).chain(self.docs.iter().copied());
        self.ended(without(text, left_out.collect(), blank))
    }

    /// The same with the functions, the imports and the documentation, above which a new import has to stand, and with
    /// every line, since it may stand on one of its own.
    pub fn without_bodies(&self, text: &str) -> String {
        self.ended(without(text, self.bodies_and_tests().collect(), blank_lines))
    }

    /// The text with nothing in place of code that is compiled for tests only, and of the names of its files.
    pub fn without_tests(&self, text: &str) -> String {
        without(text, self.tests.iter().chain(&self.test_files).copied().collect(), blank)
    }

    fn bodies_and_tests(&self) -> impl Iterator<Item = Span> + '_ {
        self.quiet.iter().chain(&self.left_out).chain(&self.around).copied()
    }

    /// With the semicolons that brackets stand for.
    fn ended(&self, mut blanked: String) -> String {
        for at in &self.ends {
            blanked.replace_range((*at as usize)..=(*at as usize), ";");
        }
        blanked
    }
}

/// A text without comments and literals, its other tokens next to each other where they are not two names.
pub fn bare(text: &str) -> String {
    bare_with_places(text).0
}

/// The same, with where each token begins in what is bare, and in the text; in bytes.
pub fn bare_with_places(text: &str) -> (String, Vec<(u32, u32)>) {
    let mut bare = String::with_capacity(text.len());
    let mut places = Vec::with_capacity(text.len() / 6);
    for token in tokens::tokens_from(text, strip_shebang(text).unwrap_or(0)) {
        places.extend(push_bare(&mut bare, text, token).map(|it| (it, token.start)));
    }
    (bare, places)
}

/// Where the body of the function begins whose name stands at an offset, behind its brace, in bytes; `None` where it has
/// no body.
pub fn inside_of(text: &str, name: usize) -> Option<u32> {
    let mut depth = 0usize;
    for token in tokens::tokens_from(text, name) {
        match token.kind {
            TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
            TokenKind::CloseParen | TokenKind::CloseBracket => depth = depth.saturating_sub(1),
            TokenKind::Semi | TokenKind::CloseBrace if depth == 0 => return None,
            TokenKind::OpenBrace if depth == 0 => return Some(token.end),
            _ => {}
        }
    }
    None
}

/// What stands between the braces of a body that begins at an offset, as [`bare`] gives it.
pub fn bare_body(text: &str, inside: u32) -> String {
    let mut bare = String::new();
    let mut depth = 0usize;
    for token in tokens::tokens_from(text, inside as usize) {
        match token.kind {
            TokenKind::OpenBrace => depth += 1,
            TokenKind::CloseBrace if depth == 0 => break,
            TokenKind::CloseBrace => depth -= 1,
            _ => {}
        }
        push_bare(&mut bare, text, token);
    }
    bare
}

/// Adds a token to what is bare, and gives where it begins there; `None` for a literal.
fn push_bare(bare: &mut String, text: &str, token: tokens::Token) -> Option<u32> {
    if let TokenKind::Literal { .. } = token.kind {
        return None;
    }
    let written = text.get(token.start as usize..token.end as usize).unwrap_or_default();
    let is_name = |it: Option<char>| it.is_some_and(is_of_name);
    if is_name(bare.chars().next_back()) && is_name(written.chars().next()) {
        bare.push(' ');
    }
    let start = to_u32(bare.len());
    bare.push_str(written);
    Some(start)
}

/// Adds as many bytes as are left out, which mean nothing.
fn blank(text: &mut String, left_out: &str) {
    let length = left_out.len();
    let [start, end] = COMMENT;
    let is_comment = length >= start.len() + end.len();
    text.push_str(if is_comment { start } else { "" });
    let mut left = if is_comment { length - start.len() - end.len() } else { length };
    while left > 0 {
        let some = left.min(SPACES.len());
        text.push_str(&SPACES[..some]);
        left -= some;
    }
    text.push_str(if is_comment { end } else { "" });
}

/// The same, each line end where it was.
fn blank_lines(text: &mut String, left_out: &str) {
    text.extend(left_out.bytes().map(|it| if it == b'\n' { '\n' } else { ' ' }));
}

/// Every offset stays.
fn without(text: &str, mut spans: Vec<Span>, blank: impl Fn(&mut String, &str)) -> String {
    spans.sort_unstable();
    let mut blanked = String::with_capacity(text.len());
    let mut end = 0;
    for span in spans {
        let (Some(before), Some(left_out)) = (text.get(end..span.start as usize), text.get(span.range()))
        else {
            continue;
        };
        blanked.push_str(before);
        blank(&mut blanked, left_out);
        end = span.end as usize;
    }
    blanked.push_str(text.get(end..).unwrap_or_default());
    blanked
}
