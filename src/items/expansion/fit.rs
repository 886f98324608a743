//! Whether a call fits a rule, and what it gives each of its names.

use std::collections::BTreeMap;

use ra_ap_rustc_lexer::TokenKind;

use super::rules::Part;
use super::trees::{Tree, text_of};

/// What the names of a rule stand for in a call.
pub type Bound<'c> = BTreeMap<String, Binding<'c>>;

#[derive(Clone, Debug)]
pub enum Binding<'c> {
    /// Trees of the call that follow each other, and whether they are an expression.
    Once { trees: &'c [Tree], is_expr: bool },
    /// One for each time that a repetition fits.
    Each(Vec<Binding<'c>>),
}

/// Where the trees of a call have been taken up to.
struct Call<'c> {
    /// That of the rules.
    rules: &'c str,
    text: &'c str,
    rest: &'c [Tree],
}

/// What a call gives the names of a matcher, if it fits as a whole; both with the text that they stand in.
pub fn bound<'c>(
    (rules, matcher): (&'c str, &[Part]),
    (text, trees): (&'c str, &'c [Tree]),
) -> Option<Bound<'c>> {
    let mut bound = Bound::new();
    let mut call = Call { rules, text, rest: trees };
    call.fits_all(matcher, &mut bound)?;
    call.rest.is_empty().then_some(bound)
}

impl<'c> Call<'c> {
    fn fits_all(&mut self, parts: &[Part], bound: &mut Bound<'c>) -> Option<()> {
        parts.iter().try_for_each(|it| self.fits(it, bound))
    }

    fn fits(&mut self, part: &Part, bound: &mut Bound<'c>) -> Option<()> {
        match part {
            Part::Token(tree) => self.token(tree),
            Part::Group { around, inside } => {
                let (Tree::Group { open: given, inside: trees, .. }, rest) = self.rest.split_first()? else {
                    return None;
                };
                (given.kind == around.first().kind).then_some(())?;
                bound.extend(self::bound((self.rules, inside), (self.text, trees))?);
                self.rest = rest;
                Some(())
            }
            Part::Variable { name, kind } => {
                let length = length_of(kind, self.text, self.rest)?;
                let (trees, rest) = self.rest.split_at_checked(length)?;
                let is_expr = matches!(kind.as_str(), "expr" | "expr_2021");
                bound.insert(name.clone(), Binding::Once { trees, is_expr });
                self.rest = rest;
                Some(())
            }
            Part::Repeat { inside, separator, at_most_once } => {
                let each = self.each(inside, separator, *at_most_once);
                for name in Part::names(inside) {
                    let all = each.iter().filter_map(|it| it.get(name).cloned()).collect();
                    bound.insert(name.to_owned(), Binding::Each(all));
                }
                Some(())
            }
        }
    }

    /// A token as the matcher has it.
    fn token(&mut self, wanted: &Tree) -> Option<()> {
        let (first, rest) = self.rest.split_first()?;
        let (first, wanted) = (first.leaf()?, wanted.leaf()?);
        (text_of(self.text, first) == text_of(self.rules, wanted)).then_some(())?;
        self.rest = rest;
        Some(())
    }

    /// What each turn of a repetition gives, as long as it fits.
    fn each(&mut self, inside: &[Part], separator: &[Tree], at_most_once: bool) -> Vec<Bound<'c>> {
        let mut each = Vec::new();
        while !self.rest.is_empty() && (!at_most_once || each.is_empty()) {
            let before = self.rest;
            let mut turn = Bound::new();
            let is_parted = each.is_empty() || separator.iter().all(|it| self.token(it).is_some());
            if !is_parted || self.fits_all(inside, &mut turn).is_none() || self.rest.len() == before.len() {
                self.rest = before;
                break;
            }
            each.push(turn);
        }
        each
    }
}

/// How many trees a name of a kind takes.
fn length_of(kind: &str, text: &str, rest: &[Tree]) -> Option<usize> {
    let first = rest.first();
    let is = |it: Option<&Tree>, kind: TokenKind| it.is_some_and(|it| it.is(kind));
    let is_word = is(first, TokenKind::Ident) || is(first, TokenKind::RawIdent);
    let word = first.and_then(Tree::leaf).map_or("", |it| text_of(text, it));
    let is_literal = |it: Option<&Tree>| {
        it.and_then(Tree::leaf).is_some_and(|it| matches!(it.kind, TokenKind::Literal { .. }))
    };
    match kind {
        "tt" => first.map(|_| 1),
        "ident" => is_word.then_some(1),
        "lifetime" => first?.leaf().filter(|it| matches!(it.kind, TokenKind::Lifetime { .. })).map(|_| 1),
        "literal" if is_literal(first) || matches!(word, "true" | "false") => Some(1),
        "literal" => (is(first, TokenKind::Minus) && is_literal(rest.get(1))).then_some(2),
        "block" => {
            matches!(first, Some(Tree::Group { open, .. }) if open.kind == TokenKind::OpenBrace).then_some(1)
        }
        "vis" if word == "pub" => {
            let is_limited =
                matches!(rest.get(1), Some(Tree::Group { open, .. }) if open.kind == TokenKind::OpenParen);
            Some(1 + usize::from(is_limited))
        }
        "vis" => Some(0),
        "expr" | "expr_2021" | "stmt" => Some(until_end_of_expr(rest)).filter(|it| *it > 0),
        "ty" | "path" | "pat" | "pat_param" | "meta" => {
            Some(until_end_of_type(text, rest)).filter(|it| *it > 0)
        }
        // What an item is takes a parser.
        _ => None,
    }
}

/// What may follow an expression ends it; a comma among the arguments of a type or the parameters of a closure does not.
fn until_end_of_expr(rest: &[Tree]) -> usize {
    let kind = |at: usize| rest.get(at).and_then(Tree::leaf).map(|it| it.kind);
    let mut at = 0;
    while at < rest.len() {
        match kind(at) {
            Some(TokenKind::Comma | TokenKind::Semi) => return at,
            Some(TokenKind::Eq) if kind(at + 1) == Some(TokenKind::Gt) => return at,
            Some(TokenKind::Lt) if at > 1 && kind(at - 1) == Some(TokenKind::Colon) => {
                at = behind_angles(rest, at);
            }
            // A closure begins where no value stands before.
            Some(TokenKind::Or) if !is_value(rest, at) => {
                let close = (at + 1..rest.len()).find(|it| kind(*it) == Some(TokenKind::Or));
                at = close.map_or(rest.len(), |it| it + 1);
            }
            _ => at += 1,
        }
    }
    at
}

/// Whether what stands before a place is a value, so that a bar there is an operator.
fn is_value(rest: &[Tree], at: usize) -> bool {
    let Some(before) = at.checked_sub(1).and_then(|it| rest.get(it)) else { return false };
    match before {
        Tree::Group { .. } => true,
        // `move |a, b|` is met seldom enough for a name before a bar to be taken for a value.
        Tree::Leaf(token) => {
            matches!(
                token.kind,
                TokenKind::Ident
                    | TokenKind::RawIdent
                    | TokenKind::Literal { .. }
                    | TokenKind::Question
                    | TokenKind::Or
            )
        }
    }
}

/// The place behind angle brackets that open at one.
fn behind_angles(rest: &[Tree], open: usize) -> usize {
    let mut depth = 0usize;
    for (at, tree) in rest.iter().enumerate().skip(open) {
        match tree.leaf().map(|it| it.kind) {
            Some(TokenKind::Lt) => depth += 1,
            // That of an arrow closes nothing.
            Some(TokenKind::Gt) if !rest[at - 1].is(TokenKind::Minus) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    rest.len()
}

fn until_end_of_type(text: &str, rest: &[Tree]) -> usize {
    let mut at = 0;
    while let Some(tree) = rest.get(at) {
        match tree.leaf() {
            Some(it) => match it.kind {
                TokenKind::Lt => {
                    at = behind_angles(rest, at);
                    continue;
                }
                TokenKind::Comma | TokenKind::Semi | TokenKind::Eq | TokenKind::Gt => return at,
                TokenKind::Ident if matches!(text_of(text, it), "as" | "where" | "if" | "in") => return at,
                _ => {}
            },
            None if at > 0 && tree.first().kind == TokenKind::OpenBrace => return at,
            None => {}
        }
        at += 1;
    }
    at
}
