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
    let (old, new) = (without_idle(old), without_idle(new));
    let kept = |token: &Token| {
        !replaced.iter().any(|it| it.start as usize <= token.start && token.end <= it.end as usize)
    };
    let mut rest = new.into_iter();
    old.iter().filter(|it| kept(it)).all(|old| rest.any(|it| it.text == old.text))
}

/// Without what comes and goes with the lines: commas behind the last arguments of calls, those behind the arms of a
/// match, and the braces around all of a closure or an arm. The comma of a tuple stays: `(a,)` is not `(a)`.
fn without_idle(tokens: Vec<Token>) -> Vec<Token> {
    let mut kept: Vec<Token> = Vec::with_capacity(tokens.len());
    let mut open: Vec<Bracket> = Vec::new();
    for token in tokens {
        let before = kept.last().map_or("", |it| it.text.as_str());
        match token.text.as_str() {
            "(" => {
                let is_generic = before == ">" && !is_arrow(&kept);
                let is_call = is_generic || may_be_called(before);
                open.push(Bracket { is_call, ..Bracket::at(kept.len()) });
            }
            "{" => {
                let is_body = before == "|" || before == ">" && is_fat_arrow(&kept);
                open.push(Bracket { is_body, ..Bracket::at(kept.len()) });
            }
            "[" => open.push(Bracket::at(kept.len())),
            ")" | "}" | "]" => {
                let closed = open.pop().unwrap_or_default();
                if closed.is_body && !closed.has_statements && before != "{" {
                    kept.remove(closed.at);
                    continue;
                }
                if closed.is_call && before == "," {
                    kept.pop();
                }
            }
            ">" if before == "=" => open.last_mut().into_iter().for_each(|it| it.has_arrow = true),
            ";" => open.last_mut().into_iter().for_each(|it| it.has_statements = true),
            "," if open.last().is_some_and(|it| it.has_arrow) => continue,
            _ => {}
        }
        kept.push(token);
    }
    kept
}

/// Whether tokens end with `=>` or `->`.
fn is_arrow(tokens: &[Token]) -> bool {
    matches!(tokens, [.., dash, _] if matches!(dash.text.as_str(), "=" | "-"))
}

fn is_fat_arrow(tokens: &[Token]) -> bool {
    matches!(tokens, [.., equals, _] if equals.text == "=")
}

/// One that is open.
#[derive(Default)]
struct Bracket {
    /// Its place among the tokens that are kept.
    at: usize,
    /// It holds arguments.
    is_call: bool,
    /// It holds arms: `=>` was seen in it.
    has_arrow: bool,
    /// It is a brace behind the bars of a closure or the arrow of an arm.
    is_body: bool,
    /// `;` was seen in it.
    has_statements: bool,
}

impl Bracket {
    fn at(at: usize) -> Self {
        Bracket { at, ..Bracket::default() }
    }
}

/// Whether a parenthesis behind a token holds arguments.
fn may_be_called(token: &str) -> bool {
    const BEFORE_VALUES: [&str; 14] = [
        "as", "await", "break", "else", "if", "in", "let", "match", "move", "mut", "ref", "return", "while",
        "yield",
    ];
    let is_name = token.starts_with(|it: char| it.is_alphabetic() || it == '_');
    is_name && !BEFORE_VALUES.contains(&token)
}

/// A token and the bytes it stands at.
pub struct Token {
    pub start: usize,
    pub end: usize,
    pub text: String,
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

#[cfg(test)]
mod tests {
    use super::holds;
    use crate::file::{Edition, RustFile, Span};

    /// Whether a text may become another one where nothing was to be replaced.
    fn may_become(before: &str, after: &str) -> bool {
        let file = RustFile {
            path: "a.rs".into(),
            shown: "a.rs".to_owned(),
            text: before.into(),
            has_bom: false,
            edition: Edition::Edition2024,
            package: 0,
        };
        holds(&file, after, &[Span::at(0)])
    }

    #[test]
    fn a_comma_behind_the_last_argument_comes_and_goes() {
        assert!(may_become("fn f() { a.b(\n|| c(d,),\n)?; }", "fn f() { a.b(|| c(d))?; }"));
        assert!(may_become("fn f() { a(b, c); }", "fn f() { a(b, c,); }"));
        assert!(may_become("fn f() { a::<B<_>>(c,); }", "fn f() { a::<B<_>>(c); }"));
    }

    #[test]
    fn the_comma_of_an_arm_goes_with_a_block() {
        assert!(may_become(
            "fn f() { match a { b => c, _ => d } }",
            "fn f() { match a { b => { c } _ => d } }"
        ));
        assert!(!may_become("fn f() { match a { b => (c,), } }", "fn f() { match a { b => (c) } }"));
    }

    #[test]
    fn braces_around_all_of_a_closure_or_an_arm_come_and_go() {
        assert!(may_become("fn f() { a(|| { b() }); }", "fn f() { a(|| b()); }"));
        assert!(may_become(
            "fn f() { a(|c| match c { _ => { b() } }); }",
            "fn f() { a(|c| match c { _ => b(), }); }"
        ));
        assert!(!may_become("fn f() { a(|| { b(); }); }", "fn f() { a(|| b()); }"));
        assert!(!may_become("fn f() { a(|| {}); }", "fn f() { a(||); }"));
        assert!(!may_become("fn f() { { b() } }", "fn f() { b() }"));
    }

    #[test]
    fn the_comma_of_a_tuple_stays() {
        assert!(!may_become("fn f() { return (a,); }", "fn f() { return (a); }"));
        assert!(!may_become("fn f() { g((a,)); }", "fn f() { g((a)); }"));
        assert!(!may_become("fn f() -> (A,) { a }", "fn f() -> (A) { a }"));
        assert!(!may_become("fn f() { g(a, b); }", "fn f() { g(a); }"));
    }
}
