//! What a module root declares for others: its modules, imports and aliases.

use super::body::{after_modifiers, end_of_item};
use super::tokens::{Tokens, tokens};

/// A text with nothing in it but these items, as they are written.
pub fn declarations_for_others(text: &str) -> String {
    let (all, _) = tokens(text);
    let tokens = Tokens { text, all };
    let mut kept = String::new();
    let mut at = 0;
    while at < tokens.all.len() {
        let head = after_modifiers(&tokens, at);
        let end = match (tokens.word(head), tokens.word(head + 1)) {
            // What is inside comes next, and at last its brace.
            (Some("mod"), Some(_)) if tokens.opens(head + 2) => head + 3,
            (Some("use" | "type" | "mod"), _) | (Some("extern"), Some("crate")) => end_of_item(&tokens, head),
            (None, _) if !tokens.opens(head) => head + 1,
            _ => {
                at = end_of_item(&tokens, head);
                continue;
            }
        };
        kept.push_str(text_of(&tokens, at, end));
        kept.push('\n');
        at = end;
    }
    kept
}

fn text_of<'a>(tokens: &Tokens<'a>, start: usize, end: usize) -> &'a str {
    let end = end.min(tokens.all.len());
    match (tokens.all.get(start), end.checked_sub(1).and_then(|it| tokens.all.get(it))) {
        (Some(first), Some(last)) => {
            tokens.text.get(first.start as usize..last.end as usize).unwrap_or_default()
        }
        _ => "",
    }
}
