//! A Rust file: its text, its tree, its lines and columns.
//! The one module that names `ra_ap_syntax`; everyone else takes `ast` and friends from here.

mod nesting;
mod tree;

use std::path::PathBuf;
use std::sync::Arc;

use memchr::memmem;
use ra_ap_parser::{LexedStr, Step, StrStep, TopEntryPoint};
use serde::{Deserialize, Serialize};

use nesting::nests_too_deep;
pub use ra_ap_parser::{Edition, SyntaxKind};
pub use ra_ap_syntax::{
    AstNode, AstToken, NodeOrToken, SyntaxNode, SyntaxToken, T, TextRange, TextSize, WalkEvent, ast,
};

/// Deepest nesting of brackets, prefix operators, closures or generics that is parsed.
/// The parser recurses once per level and its cost grows with the square of the depth.
pub const MAX_DEPTH: usize = 1_000;

/// A file of the run, by its place in the sorted list of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(pub u32);

/// Bytes of one file's text, from 0, the end excluded. A byte order mark is not part of the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

impl Span {
    pub fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// The empty span at `offset`.
    pub fn at(offset: u32) -> Self {
        Self { start: offset, end: offset }
    }

    /// As an index into the text.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    pub fn contains(self, other: Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }
}

/// A span and the file it lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileSpan {
    pub file: FileId,
    pub span: Span,
}

/// One Rust file as it was read.
#[derive(Clone, Debug)]
pub struct RustFile {
    /// Where it is read from and written to.
    pub path: PathBuf,
    /// How it is named to the user: relative to where the run started, with `/` between the parts.
    pub shown: String,
    /// The text without a byte order mark, line ends as they are.
    pub text: Arc<str>,
    /// Whether a UTF-8 byte order mark stood before the text.
    pub has_bom: bool,
    pub edition: Edition,
    /// The package whose manifest lies nearest above, by its place in the run's list of packages.
    pub package: usize,
}

/// A place for people: line and column from 1, the column in chars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    pub line: u32,
    pub column: u32,
}

impl RustFile {
    #[cfg(test)]
    pub fn sample(text: &str) -> Self {
        RustFile {
            path: "a.rs".into(),
            shown: "a.rs".to_owned(),
            text: text.into(),
            has_bom: false,
            edition: Edition::Edition2024,
            package: 0,
        }
    }

    /// Line and column of a byte offset, both from 1, the column in chars.
    pub fn line_column(&self, offset: u32) -> LineColumn {
        let before = &self.text[..self.floor_boundary(offset)];
        let line_start = before.rfind('\n').map_or(0, |it| it + 1);
        let line = before.bytes().filter(|&it| it == b'\n').count();
        let column = before[line_start..].chars().count();
        LineColumn { line: to_u32(line) + 1, column: to_u32(column) + 1 }
    }

    /// The largest char boundary that is not past `offset`.
    fn floor_boundary(&self, offset: u32) -> usize {
        let mut at = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    }
}

/// Why a text has no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// Nested deeper than the parser can follow.
    TooDeep,
    /// The first syntax error, by its byte offset.
    Syntax(u32),
}

/// Parses a text without a byte order mark.
///
/// # Errors
/// `TooDeep` before parsing, where the nesting would overflow the stack; `Syntax` where the parser reports an error,
/// since nothing in such a file can be rewritten with confidence.
pub fn parse(text: &str, edition: Edition) -> Result<ast::SourceFile, ParseError> {
    let lexed = lex(text, edition)?;
    let (root, first_error) = build(&lexed, edition, &TopEntryPoint::SourceFile);
    match (first_error, ast::SourceFile::cast(root)) {
        (None, Some(file)) => Ok(file),
        (offset, _) => Err(ParseError::Syntax(offset.unwrap_or(0))),
    }
}

/// The same without the tree, which costs more than the parser.
///
/// # Errors
/// Those of `parse`.
pub fn check(text: &str, edition: Edition) -> Result<(), ParseError> {
    let lexed = lex(text, edition)?;
    let output = TopEntryPoint::SourceFile.parse(&lexed.to_input(edition));
    let is_wrong = output.iter().any(|it| matches!(it, Step::Error { .. }));
    if is_wrong { parse(text, edition).map(|_| ()) } else { Ok(()) }
}

/// A word, a literal, a comment, or one character of what is longer (`=` and `>` of `=>`).
#[derive(Clone, Copy, Debug)]
pub struct Token<'t> {
    pub kind: SyntaxKind,
    pub span: Span,
    pub text: &'t str,
}

impl Token<'_> {
    /// Whether it is a comment that documents something.
    pub fn is_doc(self) -> bool {
        let is_more = ["////", "/***"].iter().any(|it| self.text.starts_with(it)) || self.text == "/**/";
        let is_doc = ["///", "//!", "/**", "/*!"].iter().any(|it| self.text.starts_with(it));
        self.kind == SyntaxKind::COMMENT && is_doc && !is_more
    }
}

/// All of a text but its white space, as the lexer sees it.
pub fn tokens(text: &str, edition: Edition) -> Vec<Token<'_>> {
    let lexed = LexedStr::new(edition, text);
    let token = |at| Token {
        kind: lexed.kind(at),
        span: Span::new(to_u32(lexed.text_start(at)), to_u32(lexed.text_start(at + 1))),
        text: text.get(lexed.text_range(at)).unwrap_or(""),
    };
    (0..lexed.len()).map(token).filter(|it| it.kind != SyntaxKind::WHITESPACE).collect()
}

fn lex(text: &str, edition: Edition) -> Result<LexedStr<'_>, ParseError> {
    let lexed = LexedStr::new(edition, text);
    if nests_too_deep(&lexed) {
        return Err(ParseError::TooDeep);
    }
    let first = lexed.errors().next().map(|(token, _)| to_u32(lexed.text_start(token)));
    first.map_or(Ok(lexed), |offset| Err(ParseError::Syntax(offset)))
}

/// Parses the inside of a macro call's delimiters as the arguments of a call.
///
/// The tree's offsets are those of `inside` plus 2, the length of `m(`.
pub fn parse_macro_arguments(inside: &str, edition: Edition) -> Option<ast::ArgList> {
    let text = format!("m({inside})");
    let lexed = LexedStr::new(edition, &text);
    if nests_too_deep(&lexed) || lexed.errors().next().is_some() {
        return None;
    }
    let (root, first_error) = build(&lexed, edition, &TopEntryPoint::Expr);
    if first_error.is_some() {
        return None;
    }
    let call = root.descendants().find_map(ast::CallExpr::cast)?;
    ast::HasArgList::arg_list(&call)
}

/// The inside of a macro call of `tracing`, of the same length and with its arguments bare: without the `?` and `%` in
/// front of values, and without `target:` and the like (tracing 0.1).
pub fn bare_fields(inside: &str, edition: Edition) -> String {
    let lexed = LexedStr::new(edition, inside);
    let tokens: Vec<usize> = (0..lexed.len()).filter(|it| !lexed.kind(*it).is_trivia()).collect();
    let mut text = inside.as_bytes().to_vec();
    let mut blank = |token: usize| text[lexed.text_range(token)].fill(b' ');
    let (mut depth, mut starts) = (0usize, true);
    for (at, token) in tokens.iter().enumerate() {
        let kind = lexed.kind(*token);
        let is_setting = kind == T![ident] && tokens.get(at + 1).is_some_and(|it| lexed.kind(*it) == T![:]);
        match kind {
            T!['('] | T!['['] | T!['{'] => depth += 1,
            T![')'] | T![']'] | T!['}'] => depth = depth.saturating_sub(1),
            T![?] | T![%] if starts => blank(*token),
            T![:] if starts && depth == 0 => blank(*token),
            _ if is_setting && starts => blank(*token),
            _ => {}
        }
        let goes_on = starts && (is_setting || matches!(kind, T![:] | T![?] | T![%]));
        starts = depth == 0 && (goes_on || matches!(kind, T![,] | T![=]));
    }
    String::from_utf8(text).unwrap_or_default()
}

/// From the lexer straight to the tree: `SourceFile::parse` hands every dropped tree to a thread
/// with a small stack, which overflows on long chains and costs a third of the speed.
fn build(lexed: &LexedStr<'_>, edition: Edition, entry: &TopEntryPoint) -> (SyntaxNode, Option<u32>) {
    let input = lexed.to_input(edition);
    let output = entry.parse(&input);
    let mut tree = tree::Builder::default();
    let mut first_error = None;
    lexed.intersperse_trivia(&output, &mut |step| match step {
        StrStep::Token { kind, text } => tree.token(kind, text),
        StrStep::Enter { kind } => tree.enter(kind),
        StrStep::Exit => tree.exit(),
        StrStep::Error { pos, .. } => first_error = first_error.or(Some(to_u32(pos))),
    });
    (SyntaxNode::new_root(tree.finish()), first_error)
}

/// Whether a node of a wanted kind stands below `node`; far cheaper than walking the nodes themselves.
pub fn any_below(node: &SyntaxNode, wanted: impl Fn(SyntaxKind) -> bool) -> bool {
    let mut open = vec![node.green().children()];
    while let Some(children) = open.last_mut() {
        match children.next() {
            Some(rowan::NodeOrToken::Node(child)) if wanted(SyntaxKind::from(child.kind().0)) => return true,
            Some(rowan::NodeOrToken::Node(child)) => open.push(child.children()),
            Some(rowan::NodeOrToken::Token(_)) => {}
            None => {
                open.pop();
            }
        }
    }
    false
}

/// Whether `#[…]` stands first in `node`.
pub fn starts_with_attribute(node: &SyntaxNode) -> bool {
    node.green().children().next().is_some_and(|it| it.kind().0 == u16::from(SyntaxKind::ATTR))
}

/// Whether a name stands whole in a text. It may begin with a dot: `.file`.
pub fn has_word(text: &str, word: &str) -> bool {
    words(text, word).next().is_some()
}

/// Where a name stands whole in a text, in bytes from its start.
pub fn words(text: &str, word: &str) -> impl Iterator<Item = usize> {
    memmem::find_iter(text.as_bytes(), word).filter(move |&at| {
        let before = text[..at].chars().next_back().filter(|_| !word.starts_with('.'));
        let after = text[at + word.len()..].chars().next();
        !before.is_some_and(is_of_name) && !after.is_some_and(is_of_name)
    })
}

/// Whether a name may hold this character.
pub fn is_of_name(it: char) -> bool {
    it.is_alphanumeric() || it == '_'
}

/// The name that a text begins with; empty where there is none.
pub fn first_name(text: &str) -> &str {
    text.split(|it| !is_of_name(it)).next().unwrap_or_default()
}

/// The name that a text ends with; empty where there is none.
pub fn last_name(text: &str) -> &str {
    text.rsplit(|it| !is_of_name(it)).next().unwrap_or_default()
}

/// Whether a name may hold this byte of a text that may not be UTF-8; names beyond ASCII are none.
pub fn is_of_ascii_name(it: u8) -> bool {
    OF_ASCII_NAMES[usize::from(it)]
}

/// By the byte: every text is gone through by it.
static OF_ASCII_NAMES: [bool; 256] = {
    let mut all = [false; 256];
    let mut it = 0u8;
    while it < 128 {
        all[it as usize] = it.is_ascii_alphanumeric() || it == b'_';
        it += 1;
    }
    all
};

/// Files over 4 GiB are never read, so an offset always fits.
pub fn to_u32(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}
