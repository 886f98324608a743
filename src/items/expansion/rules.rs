//! The rules of a macro: what each takes, and what it makes of that.

use ra_ap_rustc_lexer::TokenKind;

use super::trees::{Tree, text_of, trees};

/// A separator is one token, of which some are two here or three: `=>`, `..=`.
const LONGEST_SEPARATOR: usize = 3;

/// `(matcher) => { body }`.
pub struct Rule {
    pub matcher: Vec<Part>,
    pub body: Vec<Part>,
}

/// A part of a matcher or of a body.
#[derive(Clone, Debug)]
pub enum Part {
    /// A token as it is written; its place in the rules.
    Token(Tree),
    /// Brackets, and what stands between them.
    Group { around: Tree, inside: Vec<Part> },
    /// `$name:kind`, and `$name` in a body.
    Variable { name: String, kind: String },
    /// `$( .. ) separator *`.
    Repeat { inside: Vec<Part>, separator: Vec<Tree>, at_most_once: bool },
}

impl Part {
    /// The names that stand in parts.
    pub fn names(parts: &[Part]) -> Vec<&str> {
        let mut found = Vec::new();
        for part in parts {
            match part {
                Part::Variable { name, .. } => found.push(name.as_str()),
                Part::Group { inside, .. } | Part::Repeat { inside, .. } => found.extend(Part::names(inside)),
                Part::Token(_) => {}
            }
        }
        found
    }
}

/// The rules of a macro.
pub struct Rules {
    /// The macro as it is written, in which the parts of the rules have their places.
    pub text: String,
    /// None where they are written wrong.
    pub all: Vec<Rule>,
}

impl Rules {
    /// Of a macro as it is written, from its attributes to its last bracket.
    pub fn of(text: &str) -> Self {
        Self { text: text.to_owned(), all: rules(text).unwrap_or_default() }
    }
}

fn rules(text: &str) -> Option<Vec<Rule>> {
    let all = trees(text)?;
    let is_name = |it: &&Tree| it.leaf().is_some_and(|it| text_of(text, it) == "macro_rules");
    let at = all.iter().position(|it| is_name(&it))?;
    let Tree::Group { inside, .. } = all.get(at + 3)? else { return None };
    let mut rules = Vec::new();
    let mut rest = inside.as_slice();
    while let [Tree::Group { inside: matcher, .. }, equals, arrow, Tree::Group { inside: body, .. }, ..] =
        rest
    {
        (equals.is(TokenKind::Eq) && arrow.is(TokenKind::Gt)).then_some(())?;
        rules.push(Rule { matcher: parts(text, matcher, true)?, body: parts(text, body, false)? });
        rest = match rest.get(4..).unwrap_or_default() {
            [semicolon, behind @ ..] if semicolon.is(TokenKind::Semi) => behind,
            behind => behind,
        };
    }
    rest.is_empty().then_some(rules)
}

/// The parts that trees are; names have a kind in matchers alone.
fn parts(text: &str, trees: &[Tree], has_kinds: bool) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let mut rest = trees;
    while let Some((first, behind)) = rest.split_first() {
        rest = behind;
        match (first, behind) {
            (dollar, [Tree::Group { open, inside, .. }, after @ ..])
                if dollar.is(TokenKind::Dollar) && open.kind == TokenKind::OpenParen =>
            {
                let inside = self::parts(text, inside, has_kinds)?;
                let (separator, operator, after) = repeated(after)?;
                parts.push(Part::Repeat { inside, separator, at_most_once: operator == TokenKind::Question });
                rest = after;
            }
            (dollar, [name, after @ ..]) if dollar.is(TokenKind::Dollar) && is_word(name) => {
                let name = text_of(text, name.leaf()?).to_owned();
                match after {
                    [colon, kind, after @ ..] if has_kinds && colon.is(TokenKind::Colon) && is_word(kind) => {
                        parts.push(Part::Variable { name, kind: text_of(text, kind.leaf()?).to_owned() });
                        rest = after;
                    }
                    _ if has_kinds => return None,
                    _ => {
                        parts.push(Part::Variable { name, kind: String::new() });
                        rest = after;
                    }
                }
            }
            (Tree::Group { inside, .. }, _) => {
                let inside = self::parts(text, inside, has_kinds)?;
                parts.push(Part::Group { around: first.clone(), inside });
            }
            (Tree::Leaf(_), _) => parts.push(Part::Token(first.clone())),
        }
    }
    Some(parts)
}

/// The separator and the operator of a repetition, and what stands behind them.
fn repeated(after: &[Tree]) -> Option<(Vec<Tree>, TokenKind, &[Tree])> {
    let is_operator = |it: TokenKind| matches!(it, TokenKind::Star | TokenKind::Plus | TokenKind::Question);
    let operator = |it: &Tree| it.leaf().map(|it| it.kind).filter(|it| is_operator(*it));
    let at = after.iter().take(LONGEST_SEPARATOR + 1).position(|it| operator(it).is_some())?;
    let (separator, rest) = after.split_at(at);
    let (found, behind) = rest.split_first()?;
    separator.iter().all(|it| it.leaf().is_some()).then_some(())?;
    Some((separator.to_vec(), operator(found)?, behind))
}

fn is_word(tree: &Tree) -> bool {
    tree.is(TokenKind::Ident) || tree.is(TokenKind::RawIdent)
}
