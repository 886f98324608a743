//! The proof of a rewrite: both parsers accept it, and no token that was not replaced has changed.

use proc_macro2::{TokenStream, TokenTree};

use crate::file::{RustFile, Span, parse};

/// Whether the new text parses where the old one did and keeps every token outside the replaced spans, in order.
pub fn holds(before: &RustFile, after: &str, replaced: &[Span]) -> bool {
    if parse(after, before.edition).is_err() {
        return false;
    }
    // A file that only the forgiving parser reads is judged by that one alone.
    let Ok(old) = syn::parse_file(&before.text) else { return true };
    if syn::parse_file(after).is_err() {
        return false;
    }
    let _ = old;
    let (Ok(old), Ok(new)) = (before.text.parse::<TokenStream>(), after.parse::<TokenStream>()) else {
        return false;
    };
    let kept = |token: &(usize, usize, String)| {
        !replaced.iter().any(|it| it.start as usize <= token.0 && token.1 <= it.end as usize)
    };
    let mut old_tokens = Vec::new();
    flatten(old, &mut old_tokens);
    let mut new_tokens = Vec::new();
    flatten(new, &mut new_tokens);
    let mut rest = new_tokens.into_iter();
    old_tokens.iter().filter(|it| kept(it)).all(|(_, _, text)| rest.any(|(_, _, it)| it == *text))
}

/// Every token with the bytes it stands at, delimiters included.
fn flatten(stream: TokenStream, out: &mut Vec<(usize, usize, String)>) {
    for token in stream {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    proc_macro2::Delimiter::Parenthesis => ("(", ")"),
                    proc_macro2::Delimiter::Brace => ("{", "}"),
                    proc_macro2::Delimiter::Bracket => ("[", "]"),
                    proc_macro2::Delimiter::None => ("", ""),
                };
                let at = group.span_open().byte_range();
                out.push((at.start, at.end, open.to_owned()));
                flatten(group.stream(), out);
                let at = group.span_close().byte_range();
                out.push((at.start, at.end, close.to_owned()));
            }
            token => {
                let at = token.span().byte_range();
                out.push((at.start, at.end, token.to_string()));
            }
        }
    }
}
