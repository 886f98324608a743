//! The proof of a rewrite: both parsers accept it, and no token that was not replaced has changed.

use crate::file::{ParseError, RustFile, Span, Token, check, to_u32, tokens};

/// Whether the new text parses where the old one did and keeps every token outside the replaced spans, in order.
pub fn holds(before: &RustFile, after: &str, replaced: &[Span]) -> bool {
    if check(after, before.edition).is_err() {
        return false;
    }
    // A file that only the forgiving parser reads is judged by that one alone.
    if syn::parse_file(after).is_err() && syn::parse_file(&before.text).is_ok() {
        return false;
    }
    let [old, new] = [&*before.text, after].map(|it| without_idle(tokens(it, before.edition)));
    let mut replaced = replaced.to_vec();
    replaced.sort_by_key(|it| it.start);
    let mut begun = replaced.into_iter().peekable();
    let mut end = 0;
    let mut is_kept = |token: &Token<'_>| {
        while let Some(span) = begun.next_if(|it| it.start <= token.span.start) {
            end = end.max(span.end);
        }
        end < token.span.end
    };
    let mut rest = new.into_iter();
    old.iter().filter(|it| is_kept(it)).all(|old| rest.any(|it| it.text == old.text))
}

/// Whether both parsers accept a text in place of that of a file, or the one that accepts the file does.
///
/// # Errors
/// Where the first of them stops, line and column from 1.
pub fn parses(file: &RustFile, text: &str) -> Result<(), (u32, u32)> {
    match check(text, file.edition) {
        Ok(()) => {}
        Err(ParseError::TooDeep) => return Err((1, 1)),
        Err(ParseError::Syntax(offset)) => {
            let start = RustFile { text: text.into(), ..file.clone() }.line_column(offset);
            return Err((start.line, start.column));
        }
    }
    match syn::parse_file(text) {
        Err(error) if syn::parse_file(&file.text).is_ok() => {
            let start = error.span().start();
            Err((to_u32(start.line), to_u32(start.column + 1)))
        }
        _ => Ok(()),
    }
}

/// Without what comes and goes with the lines: commas behind the last arguments of calls, those behind the arms of a
/// match, and the braces around all of a closure or an arm. The comma of a tuple stays: `(a,)` is not `(a)`.
fn without_idle(tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let mut kept: Vec<Token<'_>> = Vec::with_capacity(tokens.len());
    let mut idle: Vec<usize> = Vec::new();
    let mut open: Vec<Bracket> = Vec::new();
    for token in tokens {
        let before = kept.last().map_or("", |it| it.text);
        match token.text {
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
                    idle.push(closed.at);
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
    idle.sort_unstable();
    let mut idle = idle.into_iter().peekable();
    kept.into_iter().enumerate().filter(|(at, _)| idle.next_if_eq(at).is_none()).map(|(_, it)| it).collect()
}

/// Whether tokens end with `=>` or `->`.
fn is_arrow(tokens: &[Token<'_>]) -> bool {
    matches!(tokens, [.., dash, _] if matches!(dash.text, "=" | "-"))
}

fn is_fat_arrow(tokens: &[Token<'_>]) -> bool {
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

#[cfg(test)]
mod tests {
    use super::holds;
    use crate::file::{RustFile, Span};

    /// Whether a text may become another one where nothing was to be replaced.
    fn may_become(before: &str, after: &str) -> bool {
        holds(&RustFile::sample(before), after, &[Span::at(0)])
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
