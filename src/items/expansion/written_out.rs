//! What a rule makes of what its names are given.

use super::fit::{Binding, Bound};
use super::rules::Part;
use super::trees::{Tree, text_of};
use super::{Expansion, Piece};
use crate::file::{is_of_name, to_u32};
use crate::items::outline::{Token, tokens_from};

/// The code of a call, given the body of a rule with the text that it stands in; `None` where it takes more bytes than there
/// is room for.
pub fn written_out(
    (rules, body): (&str, &[Part]),
    call: &str,
    bound: &Bound<'_>,
    room: usize,
) -> Option<Expansion> {
    let mut writer = Writer::new(rules, call, room);
    writer.parts(body, bound)?;
    Some(writer.out)
}

/// What is written token by token, and remembers which of that stands in the call.
pub struct Writer<'a> {
    rules: &'a str,
    call: &'a str,
    pub out: Expansion,
    /// Where the tokens of the call begin, in their order.
    tokens: Vec<u32>,
    /// So many bytes at most.
    room: usize,
    /// What the last token was of, and where it ends there.
    last: Option<(Source, u32)>,
}

/// In which text a token stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Rules,
    Call,
}

impl<'a> Writer<'a> {
    /// Nothing yet, of at most `room` bytes.
    pub fn new(rules: &'a str, call: &'a str, room: usize) -> Self {
        let tokens = tokens_from(call, 0).map(|it| it.start).collect();
        Self { rules, call, tokens, room, out: Expansion::default(), last: None }
    }

    /// Adds a token of the call; `None` where there is no room for it.
    pub fn of_call(&mut self, token: Token) -> Option<()> {
        self.token(token, Source::Call)
    }

    /// Adds a name that stands in none of the texts; `None` where there is no room for it.
    pub fn word(&mut self, word: &str) -> Option<()> {
        if self.meets(word) {
            self.out.text.push(' ');
        }
        self.symbol(word);
        (self.out.text.len() <= self.room).then_some(())
    }

    fn parts(&mut self, parts: &[Part], bound: &Bound<'_>) -> Option<()> {
        parts.iter().try_for_each(|it| self.part(it, bound))
    }

    fn part(&mut self, part: &Part, bound: &Bound<'_>) -> Option<()> {
        match part {
            Part::Token(tree) => self.tree(tree, Source::Rules),
            Part::Group { around, inside } => {
                self.token(around.first(), Source::Rules)?;
                self.parts(inside, bound)?;
                self.token(around.last(), Source::Rules)
            }
            Part::Variable { name, .. } => match bound.get(name) {
                Some(Binding::Once { trees, is_expr }) => self.argument(trees, *is_expr),
                Some(Binding::Each(_)) => None,
                None => {
                    (name == "crate").then_some(())?;
                    self.word("crate")
                }
            },
            Part::Repeat { inside, separator, .. } => self.repeat(inside, separator, bound),
        }
    }

    /// As often as the names in it are bound.
    fn repeat(&mut self, inside: &[Part], separator: &[Tree], bound: &Bound<'_>) -> Option<()> {
        let lists = Part::names(inside).into_iter().filter_map(|name| match bound.get(name) {
            Some(Binding::Each(all)) => Some((name.to_owned(), all)),
            _ => None,
        });
        let lists: Vec<(String, &Vec<Binding<'_>>)> = lists.collect();
        let count = lists.iter().map(|it| it.1.len()).min()?;
        for turn in 0..count {
            if turn > 0 {
                separator.iter().try_for_each(|it| self.tree(it, Source::Rules))?;
            }
            let mut own = bound.clone();
            own.extend(lists.iter().map(|(name, all)| (name.clone(), all[turn].clone())));
            self.parts(inside, &own)?;
        }
        Some(())
    }

    /// One that is an expression keeps together, whatever stands around it.
    fn argument(&mut self, trees: &[Tree], is_expr: bool) -> Option<()> {
        let is_kept = is_expr && trees.len() > 1;
        if is_kept {
            self.symbol("(");
        }
        trees.iter().try_for_each(|it| self.tree(it, Source::Call))?;
        if is_kept {
            self.symbol(")");
        }
        Some(())
    }

    fn tree(&mut self, tree: &Tree, source: Source) -> Option<()> {
        match tree {
            Tree::Leaf(token) => self.token(*token, source),
            Tree::Group { open, inside, close } => {
                self.token(*open, source)?;
                inside.iter().try_for_each(|it| self.tree(it, source))?;
                self.token(*close, source)
            }
        }
    }

    /// Two that stand next to each other stay so: `=` and `>` are two tokens here.
    fn token(&mut self, token: Token, source: Source) -> Option<()> {
        let text = match source {
            Source::Rules => text_of(self.rules, token),
            Source::Call => text_of(self.call, token),
        };
        let is_next = self.last == Some((source, token.start));
        let is_apart = !is_next
            && self.last.is_some()
            && (self.last.is_some_and(|it| it.0 == source) || self.meets(text));
        if is_apart {
            self.out.text.push(' ');
        }
        let at = to_u32(self.out.text.len());
        self.out.text.push_str(text);
        self.last = Some((source, token.end));
        if source == Source::Call {
            let place = to_u32(self.tokens.partition_point(|it| *it < token.start));
            let piece = Piece { at, length: token.end - token.start, from: token.start, token: place };
            self.out.pieces.push(piece);
        }
        (self.out.text.len() <= self.room).then_some(())
    }

    /// Whether a token would become one with what stands before it.
    fn meets(&self, text: &str) -> bool {
        let is_part = |it: Option<char>| it.is_some_and(is_of_name);
        let is_symbol =
            |it: Option<char>| it.is_some_and(|it| it.is_ascii_punctuation() && !"()[]{},;".contains(it));
        let (before, after) = (self.out.text.chars().next_back(), text.chars().next());
        is_part(before) && is_part(after) || is_symbol(before) && is_symbol(after) && after != Some('"')
    }

    fn symbol(&mut self, symbol: &str) {
        self.out.text.push_str(symbol);
        self.last = None;
    }
}
