//! Which words a body holds, each in its role, and whether it declares something.

use std::ops::Range;

use ra_ap_rustc_lexer::TokenKind;

use super::Word;
use super::tokens::Tokens;

/// A bracket that is open, and what stands in it.
#[derive(Default)]
struct Bracket {
    /// The name, where it holds the arguments of a method.
    method: Option<usize>,
    commas: usize,
    /// Between the bars of a closure and between angle brackets commas separate no arguments.
    is_unclear: bool,
}

/// Adds the words of some tokens, sorted; whether an item stands among them.
pub fn scan(tokens: &Tokens<'_>, range: Range<usize>, words: &mut Vec<Word>) -> bool {
    let first = words.len();
    let mut open: Vec<Bracket> = Vec::new();
    // What stands among the arguments of a macro call is no item.
    let mut macro_end = range.start;
    let mut has_item = false;
    for at in range {
        let Some(kind) = tokens.kind(at) else { break };
        match kind {
            TokenKind::OpenParen | TokenKind::OpenBrace | TokenKind::OpenBracket => {
                open.push(Bracket { method: method_before(tokens, at), ..Bracket::default() });
            }
            TokenKind::CloseParen | TokenKind::CloseBrace | TokenKind::CloseBracket => {
                words.extend(open.pop().into_iter().flat_map(|it| called(tokens, &it)).flatten());
            }
            TokenKind::Comma => {
                let is_last = tokens.kind(at + 1) == Some(TokenKind::CloseParen);
                open.last_mut().into_iter().for_each(|it| it.commas += usize::from(!is_last));
            }
            TokenKind::Or | TokenKind::Lt => {
                open.last_mut().into_iter().for_each(|it| it.is_unclear = true);
            }
            TokenKind::Ident | TokenKind::RawIdent => {
                let Some(word) = tokens.word(at) else { continue };
                if at >= macro_end && calls_macro(tokens, at) {
                    macro_end = tokens.close_of(at + 2);
                }
                has_item |= at >= macro_end && begins_item(tokens, at, word);
                words.extend(roles(tokens, at, word).into_iter().flatten());
            }
            _ => {}
        }
    }
    sort_and_dedup(words, first);
    has_item
}

/// Whether `name!(` stands here, and not the `!` of `if !(…)`.
fn calls_macro(tokens: &Tokens<'_>, at: usize) -> bool {
    let is_name = |it: &str| !["if", "while", "match", "return", "in", "else", "break"].contains(&it);
    tokens.kind(at + 1) == Some(TokenKind::Bang)
        && tokens.opens(at + 2)
        && tokens.word(at).is_some_and(is_name)
}

/// The name before the parenthesis of `.name(`.
fn method_before(tokens: &Tokens<'_>, open: usize) -> Option<usize> {
    let name = open.checked_sub(1)?;
    let dot = name.checked_sub(1).and_then(|it| tokens.kind(it));
    (tokens.kind(open) == Some(TokenKind::OpenParen) && dot == Some(TokenKind::Dot)).then_some(name)
}

/// A method as it is called with these arguments.
fn called(tokens: &Tokens<'_>, bracket: &Bracket) -> [Option<Word>; 2] {
    let Some((at, name)) = bracket.method.and_then(|it| Some((it, tokens.word(it)?))) else {
        return [None; 2];
    };
    match bracket.commas {
        _ if tokens.kind(at + 2) == Some(TokenKind::CloseParen) => [Some(Word::called(name, 0)), None],
        _ if bracket.is_unclear => [Some(Word::called(name, 1)), Some(Word::called(name, 2))],
        commas => [Some(Word::called(name, commas + 1)), None],
    }
}

/// The items of a body, however deep they stand, and the braces around them: what is left between these is a body that
/// declares the same in the same places.
pub fn items(tokens: &Tokens<'_>, range: Range<usize>) -> Vec<Range<usize>> {
    let mut kept = Vec::new();
    // The brackets that are open, and whether they are kept.
    let mut open: Vec<(usize, bool)> = Vec::new();
    let (mut at, mut begins_statement) = (range.start, true);
    while at < range.end {
        let head = if begins_statement { after_modifiers(tokens, at) } else { range.end };
        if tokens.word(head).is_some_and(|it| begins_item(tokens, head, it)) {
            for (brace, is_kept) in &mut open {
                if tokens.kind(*brace) == Some(TokenKind::OpenBrace) && !std::mem::replace(is_kept, true) {
                    kept.push(*brace..*brace + 1);
                }
            }
            let (end, holds_more) = end_of_item(tokens, head);
            let end = end.min(range.end);
            kept.push(at..end);
            if holds_more {
                open.push((end - 1, true));
            }
            at = end;
            continue;
        }
        match tokens.kind(at) {
            // What stands among the arguments of a macro call is no item.
            Some(TokenKind::Ident) if calls_macro(tokens, at) => at = tokens.close_of(at + 2),
            _ if tokens.opens(at) => open.push((at, false)),
            Some(TokenKind::CloseParen | TokenKind::CloseBrace | TokenKind::CloseBracket)
                if open.pop().is_some_and(|(_, is_kept)| is_kept) =>
            {
                kept.push(at..at + 1);
            }
            _ => {}
        }
        let kind = tokens.kind(at);
        begins_statement =
            matches!(kind, Some(TokenKind::OpenBrace | TokenKind::CloseBrace | TokenKind::Semi));
        at += 1;
    }
    kept
}

/// Past attributes, visibility and what else may stand before the keyword of an item.
fn after_modifiers(tokens: &Tokens<'_>, mut at: usize) -> usize {
    loop {
        at = match (tokens.kind(at), tokens.word(at)) {
            (Some(TokenKind::Pound), _) => {
                tokens.close_of(at + 1 + usize::from(tokens.kind(at + 1) == Some(TokenKind::Bang))) + 1
            }
            (_, Some("pub")) if tokens.opens(at + 1) => tokens.close_of(at + 1) + 1,
            (_, Some("pub" | "unsafe" | "async" | "default")) => at + 1,
            _ => return at,
        };
    }
}

/// The place after the semicolon or the braces that end an item; where its braces hold others or a body, the place
/// after the one that opens, and true.
fn end_of_item(tokens: &Tokens<'_>, head: usize) -> (usize, bool) {
    let (word, next) = (tokens.word(head), tokens.word(head + 1));
    let is_value = match word {
        Some("use" | "static" | "type") => true,
        Some("const") => !matches!(next, Some("fn" | "unsafe" | "async" | "extern")),
        Some("extern") => next == Some("crate"),
        _ => false,
    };
    let holds_more = matches!(word, Some("fn" | "impl" | "trait" | "mod" | "const" | "extern"));
    let mut at = head;
    while let Some(kind) = tokens.kind(at) {
        match kind {
            TokenKind::Semi => return (at + 1, false),
            TokenKind::OpenBrace if !is_value && holds_more => return (at + 1, true),
            TokenKind::OpenBrace if !is_value => return (tokens.close_of(at) + 1, false),
            _ if tokens.opens(at) => at = tokens.close_of(at) + 1,
            _ => at += 1,
        }
    }
    (at, false)
}

/// Whether a keyword may begin an item; one that does not only costs a parse.
fn begins_item(tokens: &Tokens<'_>, at: usize, word: &str) -> bool {
    let before = at.checked_sub(1).and_then(|it| tokens.kind(it));
    let is_named = tokens.word(at + 1).is_some();
    match word {
        "fn" | "struct" | "enum" | "union" | "trait" | "mod" | "type" | "static" => is_named,
        // Not that of `*const T`.
        "const" => is_named && before != Some(TokenKind::Star),
        // Not that of `impl Trait + use<'a>`.
        "use" => before != Some(TokenKind::Dot) && tokens.kind(at + 1) != Some(TokenKind::Lt),
        // Not that of a type: `Vec<impl A>`.
        "impl" => matches!(
            before,
            Some(
                TokenKind::OpenBrace
                    | TokenKind::CloseBrace
                    | TokenKind::Semi
                    | TokenKind::CloseBracket
                    | TokenKind::Ident
            )
        ),
        "extern" => true,
        "macro_rules" => tokens.kind(at + 1) == Some(TokenKind::Bang),
        _ => false,
    }
}

/// What a name in a body may be; a field that is only read is nothing that anybody looks for.
fn roles(tokens: &Tokens<'_>, at: usize, word: &str) -> [Option<Word>; 2] {
    let before = at.checked_sub(1).and_then(|it| tokens.kind(it));
    let after = tokens.kind(at + 1);
    match (before, after) {
        // Told where its arguments end.
        (Some(TokenKind::Dot), Some(TokenKind::OpenParen)) => [None, None],
        (Some(TokenKind::Dot), Some(TokenKind::Colon)) => [Some(Word::method(word)), None],
        (Some(TokenKind::Dot), Some(TokenKind::Eq)) => [Some(Word::assigned(word)), None],
        // `..name` of a range or a struct update.
        (Some(TokenKind::Dot), _) if at > 1 && tokens.kind(at - 2) == Some(TokenKind::Dot) => {
            [Some(Word::of(word)), None]
        }
        (Some(TokenKind::Dot), _) => [None, None],
        (_, Some(TokenKind::Bang)) if tokens.kind(at + 2) != Some(TokenKind::Eq) => {
            [Some(Word::of_macro(word)), None]
        }
        (Some(TokenKind::Colon), _) if !is_in_module(tokens, at) => {
            [Some(Word::of(word)), Some(Word::method(word))]
        }
        _ => [Some(Word::of(word)), None],
    }
}

/// Whether a name stands behind that of a module of std, `fs::write`, which is no type.
fn is_in_module(tokens: &Tokens<'_>, at: usize) -> bool {
    let qualifier = at.checked_sub(3).and_then(|it| tokens.word(it));
    qualifier.is_some_and(|it| ["env", "fmt", "fs", "io", "mem", "process", "ptr", "thread"].contains(&it))
}

fn sort_and_dedup(words: &mut Vec<Word>, first: usize) {
    let mut own = words.split_off(first);
    own.sort_unstable();
    own.dedup();
    words.append(&mut own);
}
