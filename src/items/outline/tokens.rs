//! The tokens of a file, without spaces and comments.

use ra_ap_rustc_lexer::{Cursor, DocStyle, FrontmatterAllowed, TokenKind, strip_shebang};

use crate::file::{Span, is_of_ascii_name, to_u32};

/// A token that is neither space nor comment.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: TokenKind,
    pub start: u32,
    pub end: u32,
}

/// The tokens, where documentation of what follows stands between them, and how many brackets stand around the
/// innermost.
pub fn tokens(text: &str) -> (Vec<Token>, Vec<Span>, usize) {
    let mut offset = strip_shebang(text).unwrap_or(0);
    let mut tokens = Vec::with_capacity(text.len() / 6);
    let mut docs: Vec<Span> = Vec::new();
    let mut is_doc = false;
    let (mut depth, mut deepest) = (0usize, 0);
    while let Some((kind, length)) = token_at(text, offset) {
        let from = to_u32(offset);
        offset += length;
        let to = to_u32(offset);
        match kind {
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
                match kind {
                    TokenKind::OpenBrace | TokenKind::OpenParen | TokenKind::OpenBracket => {
                        depth += 1;
                        deepest = deepest.max(depth);
                    }
                    TokenKind::CloseBrace | TokenKind::CloseParen | TokenKind::CloseBracket => {
                        depth = depth.saturating_sub(1);
                    }
                    _ => {}
                }
                tokens.push(Token { kind, start: from, end: to });
            }
        }
    }
    (tokens, docs, deepest)
}

/// The tokens from an offset on, at which one begins, without spaces and comments.
pub fn tokens_from(text: &str, mut offset: usize) -> impl Iterator<Item = Token> + '_ {
    std::iter::from_fn(move || {
        loop {
            let (kind, length) = token_at(text, offset)?;
            let start = to_u32(offset);
            offset += length;
            let is_left_out = matches!(
                kind,
                TokenKind::Whitespace | TokenKind::LineComment { .. } | TokenKind::BlockComment { .. }
            );
            if !is_left_out {
                return Some(Token { kind, start, end: to_u32(offset) });
            }
        }
    })
}

/// What the lexer makes of a text from an offset on, and how many bytes of it. Spaces, plain names and symbols are most
/// of a text, and are told by their bytes.
fn token_at(text: &str, offset: usize) -> Option<(TokenKind, usize)> {
    let rest = text.get(offset..)?;
    let bytes = rest.as_bytes();
    let first = *bytes.first()?;
    let second = bytes.get(1).copied().unwrap_or_default();
    if is_space(first) {
        return Some((TokenKind::Whitespace, run(bytes, is_space)));
    }
    if first.is_ascii_alphabetic() || first == b'_' {
        let length = run(bytes, is_of_ascii_name);
        // What follows makes it a literal, a lifetime, a raw name or a longer one.
        let goes_on = |it: &u8| matches!(it, b'"' | b'\'' | b'#') || !it.is_ascii();
        if !bytes.get(length).is_some_and(goes_on) {
            return Some((TokenKind::Ident, length));
        }
    }
    if let Some(kind) = symbol(first, second) {
        return Some((kind, 1));
    }
    let token = Cursor::new(rest, FrontmatterAllowed::No).advance_token();
    Some((token.kind, token.len as usize))
}

/// How many bytes at the start are of a kind.
fn run(bytes: &[u8], is_of_kind: impl Fn(u8) -> bool) -> usize {
    bytes.iter().position(|it| !is_of_kind(*it)).unwrap_or(bytes.len())
}

fn is_space(it: u8) -> bool {
    matches!(it, b' ' | b'\n' | b'\t' | b'\r')
}

/// A symbol that is one whatever follows.
fn symbol(first: u8, second: u8) -> Option<TokenKind> {
    Some(match first {
        b';' => TokenKind::Semi,
        b',' => TokenKind::Comma,
        b'.' => TokenKind::Dot,
        b'(' => TokenKind::OpenParen,
        b')' => TokenKind::CloseParen,
        b'{' => TokenKind::OpenBrace,
        b'}' => TokenKind::CloseBrace,
        b'[' => TokenKind::OpenBracket,
        b']' => TokenKind::CloseBracket,
        b'#' if !matches!(second, b'"' | b'#') => TokenKind::Pound,
        b'?' => TokenKind::Question,
        b':' => TokenKind::Colon,
        b'=' => TokenKind::Eq,
        b'!' => TokenKind::Bang,
        b'<' => TokenKind::Lt,
        b'>' => TokenKind::Gt,
        b'-' => TokenKind::Minus,
        b'&' => TokenKind::And,
        b'|' => TokenKind::Or,
        b'*' => TokenKind::Star,
        _ => return None,
    })
}

/// Tokens with the text that they were made of.
pub struct Tokens<'a> {
    pub text: &'a str,
    pub all: Vec<Token>,
}

impl Tokens<'_> {
    pub fn kind(&self, at: usize) -> Option<TokenKind> {
        self.all.get(at).map(|it| it.kind)
    }

    pub fn word(&self, at: usize) -> Option<&str> {
        let token = self.all.get(at)?;
        matches!(token.kind, TokenKind::Ident | TokenKind::RawIdent)
            .then(|| self.text.get(token.start as usize..token.end as usize))?
    }

    pub fn opens(&self, at: usize) -> bool {
        matches!(self.kind(at), Some(TokenKind::OpenBrace | TokenKind::OpenParen | TokenKind::OpenBracket))
    }

    /// The place of the token that closes what opens here, or the end.
    pub fn close_of(&self, open: usize) -> usize {
        let mut depth = 0usize;
        for at in open..self.all.len() {
            match self.all[at].kind {
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
        self.all.len()
    }
}

#[cfg(test)]
mod tests {
    use ra_ap_rustc_lexer::{FrontmatterAllowed, TokenKind, tokenize};

    use super::tokens;
    use crate::catalogue::STUBS;

    fn by_lexer(text: &str) -> Vec<(TokenKind, usize)> {
        let mut end = 0;
        let with_end = tokenize(text, FrontmatterAllowed::No).map(|it| {
            end += it.len as usize;
            (it.kind, end)
        });
        let is_left_out = |it: &TokenKind| {
            matches!(
                it,
                TokenKind::Whitespace | TokenKind::LineComment { .. } | TokenKind::BlockComment { .. }
            )
        };
        with_end.filter(|(kind, _)| !is_left_out(kind)).collect()
    }

    #[test]
    fn tokens_told_by_their_bytes_are_those_of_the_lexer() {
        let nasty = [
            "r#type r#\"x\"# r\"y\" br##\"z\"## c\"w\" b'a' 'b 'c' '\\'' rb'd k#e f#\"g\"# x\"h\" y'i'",
            "nameé été_1 1..2 1.f() 1.0.0 0x_f 1e5 1e+5 '_ _ __a a\u{200e}b\u{b}c\u{2028}d 🦀 a🦀",
            "x #![x] ##\"s\"## #\"t\" a/b a//c\nd/*e/*f*/g*/h /**/ /***/ ////i\n/// j",
            "a-->b ---c => ..= ::<> &&|| $x @y ~z \\ ` \0 \u{feff} \"open",
        ];
        for text in STUBS.iter().map(|it| it.text).chain(nasty) {
            let (found, ..) = tokens(text);
            let found: Vec<(TokenKind, usize)> = found.iter().map(|it| (it.kind, it.end as usize)).collect();
            assert_eq!(found, by_lexer(text));
        }
    }
}
