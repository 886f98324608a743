//! What a module root declares for others: all but what its functions do.

use ra_ap_rustc_lexer::TokenKind;

use super::body::{after_modifiers, end_of_item};
use super::tokens::{Tokens, tokens};
use crate::items::attribute::keeps_to_tests;

/// Most tokens of a const or static that is kept: longer ones are tables.
const MAX_VALUE: usize = 64;

/// A text with the modules, imports, types, traits and headers of functions, as they are written.
pub fn declarations_for_others(text: &str) -> String {
    let (all, _) = tokens(text);
    let mut root = Root { tokens: Tokens { text, all }, kept: String::new() };
    let mut at = 0;
    while at < root.tokens.all.len() {
        at = root.item(at);
    }
    root.kept
}

struct Root<'a> {
    tokens: Tokens<'a>,
    kept: String,
}

impl Root<'_> {
    /// Keeps what is wanted of the item at a place; the place after it, or of the first item in it.
    fn item(&mut self, at: usize) -> usize {
        let tokens = &self.tokens;
        let head = after_modifiers(tokens, at);
        let end = end_of_item(tokens, head);
        if self.is_for_tests(at, head) {
            return end;
        }
        match (tokens.word(head), tokens.word(head + 1)) {
            _ if is_function(tokens, head) => {
                let body = if self.has_braces(end) { self.open_of(end) } else { end - 1 };
                self.keep(at, body, ";\n");
                end
            }
            (Some("mod" | "impl" | "trait"), _) | (Some("extern"), None) if self.has_braces(end) => {
                // What is inside comes next, and at last its brace.
                let open = self.open_of(end);
                self.keep(at, open + 1, "\n");
                open + 1
            }
            (Some("const" | "static"), _) if end - head > MAX_VALUE => end,
            (Some("use" | "type" | "mod" | "struct" | "enum" | "union" | "const" | "static"), _)
            | (Some("extern"), Some("crate")) => {
                self.keep(at, end, "\n");
                end
            }
            (None, _) if !tokens.opens(head) => {
                self.keep(at, head + 1, "\n");
                head + 1
            }
            _ => end,
        }
    }

    fn is_for_tests(&self, at: usize, head: usize) -> bool {
        let opens = (at..head).filter(|it| self.tokens.kind(*it) == Some(TokenKind::Pound));
        opens.map(|it| self.text(it + 2, self.tokens.close_of(it + 1))).any(keeps_to_tests)
    }

    fn has_braces(&self, end: usize) -> bool {
        self.tokens.kind(end - 1) == Some(TokenKind::CloseBrace)
    }

    /// The brace that the last token before a place closes.
    fn open_of(&self, end: usize) -> usize {
        let mut depth = 0usize;
        (0..end)
            .rev()
            .find(|it| {
                match self.tokens.kind(*it) {
                    Some(TokenKind::CloseBrace) => depth += 1,
                    Some(TokenKind::OpenBrace) => depth = depth.saturating_sub(1),
                    _ => {}
                }
                depth == 0
            })
            .unwrap_or(0)
    }

    fn keep(&mut self, start: usize, end: usize, and: &str) {
        let text = self.text(start, end).to_owned();
        self.kept.push_str(&text);
        self.kept.push_str(and);
    }

    fn text(&self, start: usize, end: usize) -> &str {
        let all = &self.tokens.all;
        let last = end.min(all.len()).checked_sub(1).and_then(|it| all.get(it));
        let span = all.get(start).zip(last).map(|(first, last)| first.start as usize..last.end as usize);
        span.and_then(|it| self.tokens.text.get(it)).unwrap_or_default()
    }
}

/// Whether `fn` follows, maybe after `const`, `unsafe` and the like.
fn is_function(tokens: &Tokens<'_>, head: usize) -> bool {
    let qualifiers = ["const", "async", "unsafe", "extern", "safe", "default"];
    let mut at = head;
    while tokens.word(at).is_some_and(|it| qualifiers.contains(&it)) {
        at += 1;
        at += usize::from(matches!(tokens.kind(at), Some(TokenKind::Literal { .. })));
    }
    tokens.word(at) == Some("fn")
}
