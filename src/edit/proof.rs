//! The proof of a rewrite: both parsers accept it, and no token that was not replaced has changed.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::file::{RustFile, Span, parse};

/// Whether the new text parses where the old one did and keeps every token outside the replaced spans, in order.
pub fn holds(before: &RustFile, after: &str, replaced: &[Span]) -> bool {
    if parse(after, before.edition).is_err() {
        return false;
    }
    // A file that only the forgiving parser reads is judged by that one alone.
    if syn::parse_file(&before.text).is_err() {
        return true;
    }
    if syn::parse_file(after).is_err() {
        return false;
    }
    let (Some(old), Some(new)) = (tokens(&before.text), tokens(after)) else { return false };
    let kept = |token: &Token| {
        !replaced.iter().any(|it| it.start as usize <= token.start && token.end <= it.end as usize)
    };
    let mut rest = new.into_iter();
    old.iter().filter(|it| kept(it)).all(|old| rest.any(|it| it.text == old.text))
}

/// A token and the bytes it stands at.
pub struct Token {
    pub start: usize,
    pub end: usize,
    text: String,
}

impl Token {
    fn new(at: std::ops::Range<usize>, text: impl Into<String>) -> Self {
        Token { start: at.start, end: at.end, text: text.into() }
    }
}

/// Every token of a text, delimiters included.
pub fn tokens(text: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    flatten(text.parse().ok()?, &mut tokens);
    Some(tokens)
}

fn flatten(stream: TokenStream, out: &mut Vec<Token>) {
    for token in stream {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                out.push(Token::new(group.span_open().byte_range(), open));
                flatten(group.stream(), out);
                out.push(Token::new(group.span_close().byte_range(), close));
            }
            token => out.push(Token::new(token.span().byte_range(), token.to_string())),
        }
    }
}
