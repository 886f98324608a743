//! How deep the parser would have to go into a text, by its tokens alone, so that this can be asked before it is parsed.

use ra_ap_parser::{LexedStr, SyntaxKind, T};

use crate::file::MAX_DEPTH;

/// Whether a text nests deeper than is parsed: in brackets, or in what stands in front of an expression or a type.
pub fn nests_too_deep(lexed: &LexedStr<'_>) -> bool {
    let mut opened: Vec<usize> = Vec::new();
    // What stands in front of the token at hand and is not over yet, that around the brackets included.
    let mut run = 0usize;
    let mut tokens = (0..lexed.len()).filter(|it| !lexed.kind(*it).is_trivia()).peekable();
    let mut before: Option<Before> = None;
    while let Some(token) = tokens.next() {
        let kind = lexed.kind(token);
        let next = tokens.peek().copied();
        let is_next = |wanted: SyntaxKind| next == Some(token + 1) && lexed.kind(token + 1) == wanted;
        let mut counts = false;
        match kind {
            T!['('] | T!['['] | T!['{'] => opened.push(run),
            T![')'] | T![']'] | T!['}'] => {
                run = opened.pop().unwrap_or_default();
                if kind == T!['}'] && next.is_none_or(|it| begins(lexed.kind(it))) {
                    run = opened.last().copied().unwrap_or_default();
                }
            }
            T![;] | T![,] => run = opened.last().copied().unwrap_or_default(),
            // `==`, `<=`, `=>` and the like nest nothing, `->` does.
            T![=] => {
                let is_part = before
                    .is_some_and(|it| it.is_at(token) && matches!(it.kind, T![=] | T![<] | T![>] | T![!]));
                counts = !is_part && !is_next(T![=]) && !is_next(T![>]);
            }
            T![-] if is_next(T![>]) => counts = true,
            T![<] => counts = !is_next(T![=]),
            T![?] | T![@] => counts = true,
            T![!] | T![&] | T![*] | T![-] | T![|] | T![.] => {
                counts = before.is_none_or(|it| !it.is_operand(token, kind));
            }
            _ => counts = goes_on(kind),
        }
        run += usize::from(counts);
        if opened.len() > MAX_DEPTH || run > 2 * MAX_DEPTH {
            return true;
        }
        before = Some(Before { token, kind, counts });
    }
    false
}

/// The token in front of another one.
#[derive(Clone, Copy)]
struct Before {
    token: usize,
    kind: SyntaxKind,
    counts: bool,
}

impl Before {
    fn is_at(self, token: usize) -> bool {
        self.token + 1 == token
    }

    /// Whether a value ends in front of an operator, or the first half of it stands behind one: `a && b`.
    fn is_operand(self, operator: usize, kind: SyntaxKind) -> bool {
        let is_half = self.is_at(operator) && self.kind == kind && !self.counts;
        is_half
            || self.kind.is_literal()
            || matches!(
                self.kind,
                SyntaxKind::IDENT
                    | T![')']
                    | T![']']
                    | T!['}']
                    | T![?]
                    | T![self]
                    | T![Self]
                    | T![super]
                    | T![crate]
                    | T![true]
                    | T![false]
            )
    }
}

/// Whether a statement or an item begins with a token, and what stood in front of it is over.
fn begins(kind: SyntaxKind) -> bool {
    let goes_on = matches!(kind, T![else] | T![as]);
    !goes_on
        && (kind == SyntaxKind::IDENT || kind == SyntaxKind::LIFETIME_IDENT || kind == T![#] || is_word(kind))
}

fn is_word(kind: SyntaxKind) -> bool {
    kind.is_any_identifier() || kind.is_keyword(ra_ap_parser::Edition::LATEST)
}

/// Whether an expression follows a keyword without a bracket.
fn goes_on(kind: SyntaxKind) -> bool {
    matches!(
        kind,
        T![return] | T![break] | T![yield] | T![become] | T![if] | T![else] | T![while] | T![match] | T![let]
    )
}

#[cfg(test)]
mod tests {
    use ra_ap_parser::{Edition, LexedStr};

    use super::nests_too_deep;

    fn is_too_deep(text: &str) -> bool {
        nests_too_deep(&LexedStr::new(Edition::LATEST, text))
    }

    #[test]
    fn what_the_parser_goes_down_into_is_too_deep_in_the_end() {
        let deep = [
            "(",
            "[",
            "{",
            "!",
            "& ",
            "*",
            "-",
            "|a| ",
            "|| ",
            "x = ",
            ".. ",
            "return ",
            "break ",
            "if ",
            "while ",
            "match ",
            "if x {} else ",
            "let x = ",
            "a @ ",
            "V<",
            "*const ",
            "&'a ",
            "fn() -> ",
            "x?",
        ];
        for piece in deep {
            assert!(is_too_deep(&format!("fn f() {{ {} }}", piece.repeat(2_001))), "{piece}");
            assert!(!is_too_deep(&format!("fn f() {{ {} }}", piece.repeat(300))), "{piece}");
        }
    }

    #[test]
    fn what_stands_one_behind_the_other_is_not_deep() {
        let wide = [
            "fn f(x: &u8) -> u8 { x + 1 } ",
            "x > 1 && ",
            "x == 1 || ",
            "a - b * ",
            "x & y | ",
            "x <= y != ",
            "if x { return 1 } ",
            "match x { A => B, C => if x { 1 } else { 2 } } ",
            "m!(a) + ",
            "x.a().b()",
            "1..2; ",
            "fn g<T>(x: Vec<T>) -> Option<T> { None } ",
            "x = 1; ",
            "#[a] fn h() -> u8 { 1 }",
        ];
        for piece in wide {
            assert!(!is_too_deep(&format!("fn f() {{ {} }}", piece.repeat(5_000))), "{piece}");
        }
    }
}
