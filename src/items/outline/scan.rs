//! One pass over the tokens of a file, in which nothing is understood but where items begin and braces close.

use ra_ap_rustc_lexer::TokenKind;

use super::opened::{Opened, OpenedItems, opened_at};
use super::tokens::{Tokens, tokens};
use super::{Outline, OutlinedBody, OutlinedFunc, Summary, Tests, Word, body, import};
use crate::file::{Span, to_u32};
use crate::items::attribute::keeps_to_tests;
use crate::items::{UseItem, Visibility};

/// The outline of a text, its names as they come.
pub fn outline(text: &str, tests: Tests) -> Outline {
    let (all, docs, depth) = tokens(text);
    let outline = Outline { depth, ..Outline::default() };
    let tokens = Tokens { text, all };
    let mut scanner = Scanner {
        tokens,
        tests,
        at: 0,
        around: Vec::new(),
        item: Item::default(),
        next_is_test: false,
        outline,
    };
    scanner.file();
    let mut outline = scanner.outline;
    outline.docs = docs.into_iter().filter(|it| outline.body_at(it.start).is_none()).collect();
    outline
}

/// So many tokens are parsed to learn how many items a table has; how many a longer one has does not matter.
const LONG_TABLE: usize = 1000;

/// A brace that is open outside of bodies.
#[derive(Clone, Copy)]
struct Brace {
    /// Whether what it holds is compiled for tests only.
    is_test: bool,
    /// Of a module, an impl, a trait or an `extern` block: a function in it is an item.
    holds_items: bool,
}

/// The item that is being scanned.
#[derive(Default)]
struct Item {
    /// Its first token, which may be that of an attribute.
    first: usize,
    /// By its keyword; `None` before that.
    holds_items: Option<bool>,
    is_value: bool,
}

struct Scanner<'a> {
    tokens: Tokens<'a>,
    tests: Tests,
    at: usize,
    around: Vec<Brace>,
    item: Item,
    /// Whether the attributes before the next item say so.
    next_is_test: bool,
    outline: Outline,
}

impl Scanner<'_> {
    fn file(&mut self) {
        while let Some(kind) = self.tokens.kind(self.at) {
            match kind {
                TokenKind::Pound => self.attribute(),
                TokenKind::Ident => self.name(),
                TokenKind::OpenBrace => {
                    let is_test = self.next_is_test || self.is_test();
                    let holds_items = self.item.holds_items == Some(true);
                    self.around.push(Brace { is_test, holds_items });
                    self.end_item(self.at + 1);
                }
                TokenKind::CloseBrace => {
                    self.around.pop();
                    self.end_item(self.at + 1);
                }
                TokenKind::Semi => self.end_item(self.at + 1),
                // A semicolon in them, as in `impl A for [u8; 4]`, ends nothing.
                TokenKind::OpenParen | TokenKind::OpenBracket => {
                    let close = self.tokens.close_of(self.at);
                    if self.is_table(close) {
                        self.quiet_between(self.at, close);
                    }
                    self.names_until(close + 1);
                    self.at = close + 1;
                }
                TokenKind::Star => self.star(),
                _ => self.at += 1,
            }
        }
    }

    /// That of a glob is kept as a name; one of a pointer type stands behind other things.
    fn star(&mut self) {
        let before = self.at.checked_sub(1).and_then(|it| self.tokens.kind(it));
        if matches!(before, Some(TokenKind::Colon | TokenKind::OpenBrace | TokenKind::Comma)) {
            self.outline.names.push(Word::GLOB);
        }
        self.at += 1;
    }

    fn end_item(&mut self, next: usize) {
        self.next_is_test = false;
        self.item = Item { first: next, ..Item::default() };
        self.at = next;
    }

    fn is_test(&self) -> bool {
        self.around.last().is_some_and(|it| it.is_test)
    }

    /// `#[…]` is about the next item, `#![…]` about the one around it.
    fn attribute(&mut self) {
        self.at += 1;
        let is_inner = self.tokens.kind(self.at) == Some(TokenKind::Bang);
        self.at += usize::from(is_inner);
        if self.tokens.kind(self.at) != Some(TokenKind::OpenBracket) {
            return;
        }
        let start = self.tokens.all[self.at].end;
        let close = self.tokens.close_of(self.at);
        let end = self.tokens.all.get(close).map_or(start, |it| it.start);
        let inside = self.tokens.text.get(start as usize..end as usize).unwrap_or_default();
        if keeps_to_tests(inside) {
            match self.around.last_mut() {
                Some(brace) if is_inner => brace.is_test = true,
                None if is_inner => self.around.push(Brace { is_test: true, holds_items: true }),
                _ => self.next_is_test = true,
            }
        }
        self.at = close + 1;
        if is_inner {
            self.item.first = self.at;
        }
    }

    fn name(&mut self) {
        let Some(word) = self.tokens.word(self.at) else { return };
        let is_named = self.tokens.word(self.at + 1).is_some();
        match word {
            "fn" if is_named => self.function(),
            "mod" if is_named && self.tokens.kind(self.at + 2) == Some(TokenKind::OpenBrace) => self.module(),
            "mod" if is_named && (self.next_is_test || self.is_test()) => self.file_of_tests(),
            "use" if self.item.holds_items.is_none() => self.import(),
            _ if self.tokens.kind(self.at + 1) == Some(TokenKind::Bang) && word != "impl" => {
                self.macro_call();
            }
            _ => {
                let name = Word::of(word);
                let holds_items = ITEMS.iter().find(|(keyword, _)| *keyword == word).map(|(_, it)| *it);
                if self.item.holds_items.is_none() {
                    self.item.holds_items = holds_items;
                    self.item.is_value = matches!(word, "const" | "static");
                }
                self.outline.names.push(name);
                self.at += 1;
            }
        }
    }

    /// Notes a `use` item, unless only the parser can tell what it means.
    fn import(&mut self) {
        let tree = import::use_tree(&self.tokens, self.at + 1);
        let tree = tree.filter(|(_, end)| self.tokens.kind(*end) == Some(TokenKind::Semi));
        let first = self.tokens.all.get(self.item.first).map(|it| it.start);
        if let (Some((tree, end)), Some(first), true) = (tree, first, self.is_item()) {
            let span = Span::new(first, self.tokens.all[end].end);
            let has_attributes = self.tokens.kind(self.item.first) == Some(TokenKind::Pound);
            let public = self.visibility() != Visibility::Private;
            self.outline.items.uses.push(UseItem { span, has_attributes, public, tree });
        }
        self.item.holds_items = Some(false);
        self.at += 1;
    }

    /// Whether what stands here is an item of the file or of what holds items.
    fn is_item(&self) -> bool {
        self.around.iter().all(|it| it.holds_items)
    }

    /// Whether the brackets from here to there are those of a long const or static, and nothing is called in them.
    fn is_table(&self, close: usize) -> bool {
        let kind = |at| self.tokens.kind(at);
        let before = |n: usize| self.at.checked_sub(n).and_then(kind);
        let is_whole = match before(1) {
            Some(TokenKind::And) => before(2) == Some(TokenKind::Eq),
            it => it == Some(TokenKind::Eq),
        };
        let is_called = |at: &usize| match kind(at + 1) {
            Some(TokenKind::OpenParen) => {
                !matches!(kind(*at), Some(TokenKind::Comma | TokenKind::OpenBracket | TokenKind::OpenParen))
            }
            Some(TokenKind::Bang) => kind(*at) == Some(TokenKind::Ident),
            _ => false,
        };
        let is_long = close - self.at > LONG_TABLE;
        self.item.is_value && is_whole && is_long && !(self.at..close).any(|it| is_called(&it))
    }

    /// What stands in the braces of a macro call is no item yet, unless it stands there as it is.
    fn macro_call(&mut self) {
        let is_opened = self.item.holds_items.is_none() && !self.next_is_test;
        if let Some(opened) = opened_at(&self.tokens, self.at).filter(|_| is_opened) {
            return self.open(opened);
        }
        let is_rules = self.tokens.word(self.at) == Some("macro_rules");
        let open = self.at + 2 + usize::from(self.tokens.word(self.at + 2).is_some());
        let close = self.tokens.opens(open).then(|| self.tokens.close_of(open));
        if let Some(close) = close.filter(|_| self.item.holds_items.is_none() && !is_rules) {
            self.quiet_between(open, close);
        }
        let end = close.unwrap_or(self.at) + 1;
        self.names_until(end);
        self.at = end;
        if self.tokens.kind(open) == Some(TokenKind::OpenBrace) && self.item.holds_items.is_none() {
            self.end_item(end);
        }
    }

    /// Puts the items of a call in its place.
    fn open(&mut self, opened: Opened) {
        let Opened { opening, tokens, kept, around, ends_at, inside, whole } = opened;
        let first = tokens.start;
        self.tokens.all.splice(tokens, kept);
        self.outline.around.extend(around);
        self.outline.ends.extend(ends_at);
        let items = inside.into_iter().map(|inside| OpenedItems { opening, whole, inside });
        self.outline.items.opened.extend(items);
        self.end_item(first);
    }

    fn names_until(&mut self, end: usize) {
        for at in self.at..end.min(self.tokens.all.len()) {
            if let Some(word) = self.tokens.word(at).map(Word::of) {
                self.outline.names.push(word);
            }
        }
    }

    /// Whether what comes next is compiled for tests only, and those are left out.
    fn is_left_out(&self) -> bool {
        self.tests == Tests::LeftOut && (self.next_is_test || self.is_test())
    }

    /// A module of tests is left out whole: nothing outside can name what it declares.
    fn module(&mut self) {
        let open = self.at + 2;
        if self.next_is_test || self.is_test() {
            self.note_tests(open, self.tokens.close_of(open));
        }
        if !self.is_left_out() {
            self.item.holds_items = Some(true);
            self.at = open;
            return;
        }
        let close = self.tokens.close_of(open);
        self.leave_out(open, close);
        self.end_item(close + 1);
    }

    /// `#[cfg(test)] mod name;`
    fn file_of_tests(&mut self) {
        let name = &self.tokens.all[self.at + 1];
        self.outline.test_files.push(Span::new(name.start, name.end));
        self.at += 1;
    }

    fn leave_out(&mut self, open: usize, close: usize) {
        self.outline.left_out.extend(self.between(open, close));
    }

    /// Notes what two braces hold as compiled for tests only, where nothing around them is noted.
    fn note_tests(&mut self, open: usize, close: usize) {
        let is_new = |it: &Span| self.outline.tests.last().is_none_or(|last| last.end <= it.start);
        let noted = self.between(open, close).filter(is_new);
        self.outline.tests.extend(noted);
    }

    fn between(&self, open: usize, close: usize) -> Option<Span> {
        let (open, close) = (self.tokens.all.get(open)?, self.tokens.all.get(close)?);
        Some(Span::new(open.end, close.start))
    }

    fn function(&mut self) {
        let is_fmt = self.tokens.word(self.at + 1) == Some("fmt");
        let name_at = self.at + 1;
        let Some(open) = self.end_of_signature() else {
            self.names_until(self.tokens.all.len());
            self.at = self.tokens.all.len();
            return;
        };
        let formats = is_fmt && (self.at..open).any(|it| self.tokens.word(it) == Some("Formatter"));
        self.names_until(open);
        if self.tokens.kind(open) == Some(TokenKind::Semi) {
            self.outlined(name_at, open, None);
            return self.end_item(open + 1);
        }
        let close = self.tokens.close_of(open);
        let mut declares = false;
        if self.next_is_test || self.is_test() {
            self.note_tests(open, close);
        }
        if self.is_left_out() {
            self.leave_out(open, close);
        } else if let Some(end) = self.tokens.all.get(close).map(|it| it.start) {
            let inside = Span::new(self.tokens.all[open].end, end);
            let first = self.outline.words.len();
            declares = body::scan(&self.tokens, open + 1..close, &mut self.outline.words);
            let summary = Summary::of(&self.outline.words[first..]);
            let words = (to_u32(first), to_u32(self.outline.words.len()));
            self.outline.bodies.push(OutlinedBody { inside, formats, words, summary });
            self.quiet(open, close, declares);
        }
        if !declares {
            self.outlined(name_at, close, Some(open));
        }
        self.end_item(close + 1);
    }

    /// Notes that nothing is declared between two brackets.
    fn quiet_between(&mut self, open: usize, close: usize) {
        self.outline.quiet.extend(self.between(open, close));
    }

    /// Notes what of a body need not be parsed for what it declares.
    fn quiet(&mut self, open: usize, close: usize, declares: bool) {
        let items = if declares { body::items(&self.tokens, open + 1..close) } else { Vec::new() };
        let tokens = &self.tokens.all;
        let mut start = tokens[open].end;
        for item in items {
            self.outline.quiet.push(Span::new(start, tokens[item.start].start));
            start = tokens[item.end - 1].end;
        }
        self.outline.quiet.push(Span::new(start, tokens[close].start));
    }

    /// Notes a function that is an item of its own, by its last token.
    fn outlined(&mut self, name: usize, last: usize, open: Option<usize>) {
        let (Some(first), Some(last)) = (self.tokens.all.get(self.item.first), self.tokens.all.get(last))
        else {
            return;
        };
        if self.is_item() {
            let func = OutlinedFunc {
                span: Span::new(first.start, last.end),
                name: Span::new(self.tokens.all[name].start, self.tokens.all[name].end),
                opens: open.map(|it| self.tokens.all[it].start),
                visibility: self.visibility(),
                test: self.next_is_test || self.is_test(),
            };
            self.outline.items.funcs.push(func);
        }
    }

    /// Of the item that is being scanned.
    fn visibility(&self) -> Visibility {
        let mut at = self.item.first;
        while self.tokens.kind(at) == Some(TokenKind::Pound) {
            at = self.tokens.close_of(at + 1) + 1;
        }
        match (self.tokens.word(at), self.tokens.kind(at + 1)) {
            (Some("pub"), Some(TokenKind::OpenParen)) => Visibility::Restricted,
            (Some("pub"), _) => Visibility::Public,
            _ => Visibility::Private,
        }
    }

    /// The brace that opens the body, or the semicolon of a function without one.
    fn end_of_signature(&self) -> Option<usize> {
        let mut depth = 0usize;
        (self.at..self.tokens.all.len()).find(|&at| {
            match self.tokens.all[at].kind {
                TokenKind::OpenParen | TokenKind::OpenBracket => depth += 1,
                TokenKind::CloseParen | TokenKind::CloseBracket => depth = depth.saturating_sub(1),
                TokenKind::OpenBrace | TokenKind::Semi => return depth == 0,
                _ => {}
            }
            false
        })
    }
}

/// Keywords by which items begin, and whether functions are items of what their braces hold.
const ITEMS: [(&str, bool); 10] = [
    ("impl", true),
    ("trait", true),
    ("extern", true),
    ("struct", false),
    ("enum", false),
    ("union", false),
    ("type", false),
    ("static", false),
    ("const", false),
    ("mod", true),
];
