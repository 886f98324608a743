//! `paste! { .. }` of the crate paste (1.0): the code in it as it stands, with each `[<a b>]` put together to one name.

use ra_ap_rustc_lexer::TokenKind;

use super::Expansion;
use super::trees::{Tree, text_of, trees};
use super::written_out::Writer;

/// What is done to a part of a name.
type Change = fn(&str) -> String;

/// The changes by the word that asks for each behind a part: `$name:lower`.
const CASES: [(&str, Change); 4] = [
    ("camel", camel),
    ("lower", |it| it.to_lowercase()),
    ("snake", |it| snake(it).to_lowercase()),
    ("upper", |it| it.to_uppercase()),
];

/// The code that a call of `paste!` stands for, given what stands between its brackets; `None` where no name is put together,
/// or where it would take more than `room` bytes.
pub fn pasted(call: &str, room: usize) -> Option<Expansion> {
    let trees = trees(call)?;
    let mut pasting = Pasting { writer: Writer::new("", call, room), text: call, n_names: 0 };
    pasting.all(&trees)?;
    (pasting.n_names > 0).then_some(pasting.writer.out)
}

struct Pasting<'a> {
    writer: Writer<'a>,
    text: &'a str,
    n_names: usize,
}

impl Pasting<'_> {
    fn all(&mut self, trees: &[Tree]) -> Option<()> {
        trees.iter().try_for_each(|it| self.one(it))
    }

    fn one(&mut self, tree: &Tree) -> Option<()> {
        match tree {
            Tree::Leaf(token) => self.writer.of_call(*token),
            Tree::Group { open, inside, close } => {
                if let (TokenKind::OpenBracket, [first, parts @ .., last]) = (open.kind, inside.as_slice())
                    && first.is(TokenKind::Lt)
                    && last.is(TokenKind::Gt)
                {
                    self.n_names += 1;
                    return self.writer.word(&self.name(parts)?);
                }
                self.writer.of_call(*open)?;
                self.all(inside)?;
                self.writer.of_call(*close)
            }
        }
    }

    /// The name that words, numbers and texts come to; `None` where a part is changed in a way that is not known.
    fn name(&self, parts: &[Tree]) -> Option<String> {
        let (mut name, mut part) = (String::new(), String::new());
        let mut rest = parts;
        loop {
            match rest {
                [colon, case, behind @ ..] if colon.is(TokenKind::Colon) => {
                    let case = text_of(self.text, case.leaf()?);
                    let (_, change) = CASES.iter().find(|it| it.0 == case)?;
                    part = change(&part);
                    rest = behind;
                }
                [next, behind @ ..] => {
                    name.push_str(&part);
                    let text = text_of(self.text, next.leaf()?);
                    text.trim_matches('"').trim_start_matches("r#").clone_into(&mut part);
                    rest = behind;
                }
                [] => break,
            }
        }
        name.push_str(&part);
        (!name.is_empty()).then_some(name)
    }
}

/// `aB_c` as `AbC`.
fn camel(name: &str) -> String {
    let mut before = '_';
    let mut changed = String::new();
    for it in name.chars() {
        match before {
            _ if it == '_' => {}
            '_' => changed.extend(it.to_uppercase()),
            _ if before.is_uppercase() => changed.extend(it.to_lowercase()),
            _ => changed.push(it),
        }
        before = it;
    }
    changed
}

/// `aB_c` as `a_B_c`.
fn snake(name: &str) -> String {
    let mut changed = String::new();
    for it in name.chars() {
        if it.is_uppercase() && !changed.is_empty() && !changed.ends_with('_') {
            changed.push('_');
        }
        changed.push(it);
    }
    changed
}
