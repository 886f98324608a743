//! Macros among the items of a file whose brackets hold items as they are written: `cfg_if!`, `lazy_static!`,
//! `thread_local!`. What stands around the items is taken out, so that everything after this sees them.

use ra_ap_rustc_lexer::TokenKind;

use super::tokens::{Token, Tokens};
use crate::file::{Span, to_u32};
use crate::items::attribute::keeps_to_tests;

/// What a macro makes of the items in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Some builds have them, and others what stands beside them.
    OnCondition,
    /// The statics have their value when they are first used.
    Lazy,
    /// Each thread has statics of its own.
    OfThread,
}

/// Items that stand as they are in a call of such a macro.
#[derive(Clone, Copy, Debug)]
pub struct OpenedItems {
    pub opening: Opening,
    /// From the first token of the call to its last.
    pub whole: Span,
    /// Between the brackets that hold the items.
    pub inside: Span,
}

/// Such a call.
pub struct Opened {
    pub opening: Opening,
    /// Its first token, that of its path, and the one behind it.
    pub tokens: std::ops::Range<usize>,
    /// The tokens of the items.
    pub kept: Vec<Token>,
    /// What stands around them, in the order of the text.
    pub around: Vec<Span>,
    /// Where a last item lacks its semicolon, the place of the bracket behind it.
    pub ends_at: Option<u32>,
    /// Between which bytes the items stand.
    pub inside: Vec<Span>,
    pub whole: Span,
}

impl OpenedItems {
    /// Where it stands once a text of another length is put in the place of a span.
    pub fn moved(self, span: Span, length: usize) -> Self {
        let moved = |at: u32| if at >= span.end { at - (span.end - span.start) + to_u32(length) } else { at };
        let of = |it: Span| Span::new(moved(it.start), moved(it.end));
        Self { whole: of(self.whole), inside: of(self.inside), ..self }
    }
}

/// The call whose name stands at a token, if it is one of those macros and written as they ask for.
pub fn opened_at(tokens: &Tokens<'_>, name: usize) -> Option<Opened> {
    let opening = match tokens.word(name)? {
        "cfg_if" => Opening::OnCondition,
        "lazy_static" => Opening::Lazy,
        "thread_local" => Opening::OfThread,
        _ => return None,
    };
    let open = name + 2;
    let close = tokens.opens(open).then(|| tokens.close_of(open)).filter(|it| *it < tokens.all.len())?;
    let is_path = |at: usize| {
        let is_colon = |n: usize| at.checked_sub(n).and_then(|it| tokens.kind(it)) == Some(TokenKind::Colon);
        at.checked_sub(3).filter(|it| is_colon(1) && is_colon(2) && tokens.word(*it).is_some())
    };
    let first = std::iter::successors(Some(name), |at| is_path(*at)).last()?;
    let branches = match opening {
        Opening::OnCondition => branches(tokens, open, close)?,
        Opening::Lazy | Opening::OfThread => vec![(open, close)],
    };
    let mut opened = Opened {
        opening,
        tokens: first..close + 1,
        kept: Vec::new(),
        around: Vec::new(),
        ends_at: None,
        inside: Vec::new(),
        whole: Span::new(tokens.all[first].start, tokens.all[close].end),
    };
    let mut start = opened.whole.start;
    for (open, close) in branches.into_iter().filter(|it| !is_of_tests(tokens, it.0)) {
        let (from, to) = (tokens.all[open].end, tokens.all[close].start);
        opened.around.push(Span::new(start, from));
        opened.inside.push(Span::new(from, to));
        opened.keep(tokens, open + 1..close);
        start = to;
    }
    opened.around.push(Span::new(start, opened.whole.end));
    opened.end(tokens, close);
    Some(opened)
}

/// The brackets of each branch of `if #[cfg(..)] { .. } else if #[cfg(..)] { .. } else { .. }`, which stands between two.
fn branches(tokens: &Tokens<'_>, open: usize, close: usize) -> Option<Vec<(usize, usize)>> {
    let mut found = Vec::new();
    let mut at = open + 1;
    loop {
        if tokens.word(at) == Some("if") {
            (tokens.kind(at + 1) == Some(TokenKind::Pound)).then_some(())?;
            at = tokens.close_of(at + 2) + 1;
        }
        (tokens.kind(at) == Some(TokenKind::OpenBrace)).then_some(())?;
        let end = tokens.close_of(at);
        found.push((at, end));
        if end + 1 >= close {
            return (end + 1 == close).then_some(found);
        }
        (tokens.word(end + 1) == Some("else")).then_some(())?;
        at = end + 2;
    }
}

/// Whether the branch that opens at a brace is compiled for tests only: what it declares is not looked at.
fn is_of_tests(tokens: &Tokens<'_>, open: usize) -> bool {
    let attribute = open.checked_sub(1).filter(|it| tokens.kind(*it) == Some(TokenKind::CloseBracket));
    attribute.is_some_and(|close| {
        let opens =
            |at: &usize| tokens.kind(*at) == Some(TokenKind::Pound) && tokens.close_of(at + 1) == close;
        let inside = (0..close).rev().find(opens).map(|it| tokens.all[it + 1].end..tokens.all[close].start);
        let text = inside.and_then(|it| tokens.text.get(it.start as usize..it.end as usize));
        text.is_some_and(keeps_to_tests)
    })
}

impl Opened {
    fn keep(&mut self, tokens: &Tokens<'_>, inside: std::ops::Range<usize>) {
        for at in inside {
            let token = tokens.all[at];
            let is_ref = self.opening == Opening::Lazy
                && tokens.word(at) == Some("ref")
                && at.checked_sub(1).and_then(|it| tokens.word(it)) == Some("static");
            if is_ref {
                self.around.push(Span::new(token.start, token.end));
            } else {
                self.kept.push(token);
            }
        }
    }

    /// Sees to it that the last static ends with one semicolon.
    fn end(&mut self, tokens: &Tokens<'_>, close: usize) {
        if self.opening == Opening::OnCondition {
            return;
        }
        let is_ended = self.kept.last().is_none_or(|it| it.kind == TokenKind::Semi);
        match tokens.all.get(close + 1).filter(|it| it.kind == TokenKind::Semi) {
            // That of `thread_local!(static A: B = c);` is the static's own.
            Some(behind) if is_ended => {
                self.around.push(Span::new(behind.start, behind.end));
                self.tokens.end += 1;
            }
            Some(_) => {}
            None if is_ended => {}
            None => {
                let Token { start, .. } = tokens.all[close];
                self.kept.push(Token { kind: TokenKind::Semi, start, end: start + 1 });
                self.ends_at = Some(start);
            }
        }
    }
}
