//! One pass over the tokens of a file, in which nothing is understood but where items begin and braces close.

use ra_ap_rustc_lexer::{DocStyle, FrontmatterAllowed, TokenKind, strip_shebang, tokenize};

use super::{Outline, OutlinedBody, Word};
use crate::file::{Span, to_u32};
use crate::items::attribute::keeps_to_tests;

/// The outline of a text, its names as they come.
pub fn outline(text: &str) -> Outline {
    let (tokens, docs) = tokens(text);
    let outline = Outline { depth: depth(&tokens), ..Outline::default() };
    let mut scanner = Scanner { text, tokens, at: 0, tests: Vec::new(), next_is_test: false, outline };
    scanner.file();
    let mut outline = scanner.outline;
    outline.docs = docs.into_iter().filter(|it| outline.body_at(it.start).is_none()).collect();
    outline
}

/// A token that is neither space nor comment.
#[derive(Clone, Copy)]
struct Token {
    kind: TokenKind,
    start: u32,
    end: u32,
}

/// The tokens, and where documentation of what follows stands between them.
fn tokens(text: &str) -> (Vec<Token>, Vec<Span>) {
    let mut offset = strip_shebang(text).unwrap_or(0);
    let mut tokens = Vec::with_capacity(text.len() / 6);
    let mut docs: Vec<Span> = Vec::new();
    let mut is_doc = false;
    for token in tokenize(&text[offset..], FrontmatterAllowed::No) {
        let start = offset;
        offset += token.len as usize;
        let (from, to) = (to_u32(start), to_u32(offset));
        match token.kind {
            TokenKind::Whitespace => {}
            TokenKind::LineComment { doc_style: Some(DocStyle::Outer) }
            | TokenKind::BlockComment { doc_style: Some(DocStyle::Outer), .. } => {
                match docs.last_mut().filter(|_| is_doc) {
                    Some(doc) => doc.end = to,
                    None => docs.push(Span::new(from, to)),
                }
                is_doc = true;
            }
            TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => is_doc = false,
            kind => {
                is_doc = false;
                tokens.push(Token { kind, start: from, end: to });
            }
        }
    }
    (tokens, docs)
}

fn depth(tokens: &[Token]) -> usize {
    let (mut depth, mut deepest) = (0usize, 0);
    for token in tokens {
        match token.kind {
            TokenKind::OpenBrace | TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
            TokenKind::CloseBrace | TokenKind::CloseParen | TokenKind::CloseBracket => {
                depth = depth.saturating_sub(1);
            }
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

struct Scanner<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    at: usize,
    /// For each brace that is open outside of bodies, whether what it holds is a test.
    tests: Vec<bool>,
    /// Whether the attributes before the next item say so.
    next_is_test: bool,
    outline: Outline,
}

impl Scanner<'_> {
    fn kind(&self, at: usize) -> Option<TokenKind> {
        self.tokens.get(at).map(|it| it.kind)
    }

    fn word(&self, at: usize) -> Option<&str> {
        let token = self.tokens.get(at)?;
        matches!(token.kind, TokenKind::Ident | TokenKind::RawIdent)
            .then(|| self.text.get(token.start as usize..token.end as usize))?
    }

    fn file(&mut self) {
        while let Some(kind) = self.kind(self.at) {
            match kind {
                TokenKind::Pound => self.attribute(),
                TokenKind::Ident => self.name(),
                TokenKind::OpenBrace => {
                    self.tests.push(self.next_is_test || self.is_test());
                    self.next_is_test = false;
                    self.at += 1;
                }
                TokenKind::CloseBrace | TokenKind::Semi => {
                    if kind == TokenKind::CloseBrace {
                        self.tests.pop();
                    }
                    self.next_is_test = false;
                    self.at += 1;
                }
                _ => self.at += 1,
            }
        }
    }

    fn is_test(&self) -> bool {
        self.tests.last().copied().unwrap_or(false)
    }

    /// `#[…]` is about the next item, `#![…]` about the one around it.
    fn attribute(&mut self) {
        self.at += 1;
        let is_inner = self.kind(self.at) == Some(TokenKind::Bang);
        self.at += usize::from(is_inner);
        if self.kind(self.at) != Some(TokenKind::OpenBracket) {
            return;
        }
        let start = self.tokens[self.at].end;
        let close = self.close_of(self.at);
        let end = self.tokens.get(close).map_or(start, |it| it.start);
        let inside = self.text.get(start as usize..end as usize).unwrap_or_default();
        if keeps_to_tests(inside) {
            match self.tests.last_mut() {
                Some(test) if is_inner => *test = true,
                None if is_inner => self.tests.push(true),
                _ => self.next_is_test = true,
            }
        }
        self.at = close + 1;
    }

    /// The place of the token that closes what opens here, or the end.
    fn close_of(&self, open: usize) -> usize {
        let mut depth = 0usize;
        for at in open..self.tokens.len() {
            match self.tokens[at].kind {
                TokenKind::OpenBrace | TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseBrace | TokenKind::CloseParen | TokenKind::CloseBracket => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return at;
                    }
                }
                _ => {}
            }
        }
        self.tokens.len()
    }

    fn name(&mut self) {
        let Some(word) = self.word(self.at) else { return };
        let is_named = self.word(self.at + 1).is_some();
        match word {
            "fn" if is_named => self.function(),
            "mod" if is_named && self.kind(self.at + 2) == Some(TokenKind::OpenBrace) => self.module(),
            _ if self.kind(self.at + 1) == Some(TokenKind::Bang) && word != "impl" => self.macro_call(),
            _ => {
                self.outline.names.push(Word::of(word));
                self.at += 1;
            }
        }
    }

    /// What stands in the braces of a macro call is no item yet.
    fn macro_call(&mut self) {
        let open = self.at + 2 + usize::from(self.word(self.at + 2).is_some());
        let is_open = matches!(
            self.kind(open),
            Some(TokenKind::OpenBrace | TokenKind::OpenParen | TokenKind::OpenBracket)
        );
        let end = if is_open { self.close_of(open) + 1 } else { self.at + 1 };
        self.names_until(end);
        self.at = end;
    }

    fn names_until(&mut self, end: usize) {
        for at in self.at..end.min(self.tokens.len()) {
            if let Some(word) = self.word(at).map(Word::of) {
                self.outline.names.push(word);
            }
        }
    }

    /// A module of tests is left out whole: nothing outside can name what it declares.
    fn module(&mut self) {
        let open = self.at + 2;
        if !(self.next_is_test || self.is_test()) {
            self.at = open;
            return;
        }
        self.next_is_test = false;
        let close = self.close_of(open);
        self.leave_out(open, close);
        self.at = close + 1;
    }

    fn leave_out(&mut self, open: usize, close: usize) {
        for at in open..close.min(self.tokens.len()) {
            if let Some(word) = self.word(at).map(Word::of) {
                self.outline.test_names.push(word);
            }
        }
        if let Some(end) = self.tokens.get(close) {
            self.outline.tests.push(Span::new(self.tokens[open].end, end.start));
        }
    }

    fn function(&mut self) {
        let name = self.word(self.at + 1).unwrap_or_default();
        let (method, is_fmt) = (Word::method(name), name == "fmt");
        let Some(open) = self.end_of_signature() else {
            self.names_until(self.tokens.len());
            self.at = self.tokens.len();
            return;
        };
        let formats = is_fmt && (self.at..open).any(|it| self.word(it) == Some("Formatter"));
        self.names_until(open);
        self.at = open;
        if self.kind(open) == Some(TokenKind::Semi) {
            return;
        }
        let close = self.close_of(open);
        if self.next_is_test || self.is_test() {
            self.leave_out(open, close);
        } else if let Some(end) = self.tokens.get(close).map(|it| it.start) {
            let inside = Span::new(self.tokens[open].end, end);
            self.body(
                open + 1,
                close,
                OutlinedBody { inside, method, formats, declares: false, words: (0, 0) },
            );
        }
        self.next_is_test = false;
        self.at = close + 1;
    }

    /// The brace that opens the body, or the semicolon of a function without one.
    fn end_of_signature(&self) -> Option<usize> {
        let mut depth = 0usize;
        (self.at..self.tokens.len()).find(|&at| {
            match self.tokens[at].kind {
                TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseParen | TokenKind::CloseBracket => depth = depth.saturating_sub(1),
                TokenKind::OpenBrace | TokenKind::Semi => return depth == 0,
                _ => {}
            }
            false
        })
    }

    fn body(&mut self, start: usize, end: usize, mut body: OutlinedBody) {
        let first = self.outline.words.len();
        for at in start..end {
            let Some(word) = self.word(at) else { continue };
            body.declares |= DECLARING.contains(&word);
            let words = self.roles(at, word);
            self.outline.words.extend(words.into_iter().flatten());
        }
        sort_and_dedup(&mut self.outline.words, first);
        body.words = (to_u32(first), to_u32(self.outline.words.len()));
        self.outline.bodies.push(body);
    }

    /// What a name in a body may be; a field that is only read is nothing that anybody looks for.
    fn roles(&self, at: usize, word: &str) -> [Option<Word>; 2] {
        let before = at.checked_sub(1).and_then(|it| self.kind(it));
        let after = self.kind(at + 1);
        match (before, after) {
            (Some(TokenKind::Dot), Some(TokenKind::OpenParen))
                if self.kind(at + 2) == Some(TokenKind::CloseParen) =>
            {
                [Some(Word::bare(word)), None]
            }
            (Some(TokenKind::Dot), Some(TokenKind::OpenParen | TokenKind::Colon)) => {
                [Some(Word::method(word)), None]
            }
            (Some(TokenKind::Dot), Some(TokenKind::Eq)) => [Some(Word::assigned(word)), None],
            // `..name` of a range or a struct update.
            (Some(TokenKind::Dot), _) if at > 1 && self.kind(at - 2) == Some(TokenKind::Dot) => {
                [Some(Word::of(word)), None]
            }
            (Some(TokenKind::Dot), _) => [None, None],
            (_, Some(TokenKind::Bang)) if self.kind(at + 2) != Some(TokenKind::Eq) => {
                [Some(Word::of_macro(word)), None]
            }
            (Some(TokenKind::Colon), _) => [Some(Word::of(word)), Some(Word::method(word))],
            _ => [Some(Word::of(word)), None],
        }
    }
}

/// Keywords of items; some of them stand for something else at times, which only costs a parse.
const DECLARING: [&str; 13] = [
    "const",
    "enum",
    "extern",
    "fn",
    "impl",
    "macro_rules",
    "mod",
    "static",
    "struct",
    "trait",
    "type",
    "union",
    "use",
];

fn sort_and_dedup(words: &mut Vec<Word>, first: usize) {
    let mut own = words.split_off(first);
    own.sort_unstable();
    own.dedup();
    words.append(&mut own);
}
