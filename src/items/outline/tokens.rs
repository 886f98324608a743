//! The tokens of a file, without spaces and comments.

use ra_ap_rustc_lexer::{DocStyle, FrontmatterAllowed, TokenKind, strip_shebang, tokenize};

use crate::file::{Span, to_u32};

/// A token that is neither space nor comment.
#[derive(Clone, Copy)]
pub struct Token {
    pub kind: TokenKind,
    pub start: u32,
    pub end: u32,
}

/// The tokens, and where documentation of what follows stands between them.
pub fn tokens(text: &str) -> (Vec<Token>, Vec<Span>) {
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

/// How many brackets stand around the innermost token.
pub fn depth(tokens: &[Token]) -> usize {
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
