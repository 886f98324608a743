//! The order that rustfmt gives to imports, by its two rules.

use std::cmp::Ordering;

use crate::items::UseTree;

/// How rustfmt sorts names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// Names in snake case, then those in camel case, then those in upper case.
    ByCase,
    /// Edition 2024: by characters, numbers by their value.
    ByVersion,
}

impl Rule {
    pub fn compare(self, a: &UseTree, b: &UseTree) -> Ordering {
        let (a, b) = (parts(a), parts(b));
        let unequal = a.iter().zip(&b).map(|(a, b)| self.compare_parts(a, b)).find(|it| it.is_ne());
        unequal.unwrap_or_else(|| a.len().cmp(&b.len()))
    }

    /// Where `new` belongs in a sorted list.
    pub fn place(self, list: &[UseTree], new: &UseTree) -> usize {
        list.iter().position(|it| self.compare(it, new).is_gt()).unwrap_or(list.len())
    }

    pub fn is_sorted(self, list: &[&UseTree]) -> bool {
        list.is_sorted_by(|a, b| self.compare(a, b).is_le())
    }

    fn compare_parts(self, a: &Part<'_>, b: &Part<'_>) -> Ordering {
        match (a, b) {
            (Part::Name(a, renamed), Part::Name(b, other)) => {
                self.compare_names(a, b).then_with(|| match (renamed, other) {
                    (Some(a), Some(b)) => self.compare_names(a, b),
                    _ => renamed.is_some().cmp(&other.is_some()),
                })
            }
            (Part::List(a), Part::List(b)) => {
                let unequal = a.iter().zip(*b).map(|(a, b)| self.compare(a, b)).find(|it| it.is_ne());
                unequal.unwrap_or_else(|| a.len().cmp(&b.len()))
            }
            _ => a.rank().cmp(&b.rank()),
        }
    }

    fn compare_names(self, a: &str, b: &str) -> Ordering {
        match self {
            Rule::ByCase => case(a).cmp(&case(b)).then_with(|| a.cmp(b)),
            Rule::ByVersion => by_version(a, b),
        }
    }
}

/// The rule by which the lists of a file are sorted, where that can be told.
pub(super) fn rule_of<'a>(trees: impl Iterator<Item = &'a UseTree>) -> Option<Rule> {
    let mut open: Vec<_> = trees.collect();
    while let Some(tree) = open.pop() {
        let Some((list, _)) = &tree.list else { continue };
        let list: Vec<_> = list.iter().collect();
        match (Rule::ByCase.is_sorted(&list), Rule::ByVersion.is_sorted(&list)) {
            (true, false) => return Some(Rule::ByCase),
            (false, true) => return Some(Rule::ByVersion),
            _ => open.extend(list),
        }
    }
    None
}

enum Part<'a> {
    Slf,
    Super,
    Crate,
    Name(&'a str, Option<&'a str>),
    Glob,
    List(&'a [UseTree]),
}

impl Part<'_> {
    fn rank(&self) -> u8 {
        match self {
            Part::Slf => 0,
            Part::Super => 1,
            Part::Crate => 2,
            Part::Name(..) => 3,
            Part::Glob => 4,
            Part::List(_) => 5,
        }
    }
}

fn parts(tree: &UseTree) -> Vec<Part<'_>> {
    let end = tree.path.len().saturating_sub(1);
    let rename = tree.rename.as_deref();
    let names = tree.path.iter().enumerate().map(|(at, it)| match it.as_str() {
        "self" => Part::Slf,
        "super" => Part::Super,
        "crate" => Part::Crate,
        name => Part::Name(name, rename.filter(|_| at == end)),
    });
    let glob = tree.glob.then_some(Part::Glob);
    let list = tree.list.as_ref().map(|(it, _)| Part::List(it));
    names.chain(glob).chain(list).collect()
}

fn case(name: &str) -> u8 {
    if name.chars().next().is_none_or(|it| !it.is_uppercase()) {
        0
    } else {
        1 + u8::from(!name.chars().any(char::is_lowercase))
    }
}

/// Digits compare as numbers, and `_` comes before every letter.
fn by_version(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a, b);
    loop {
        let (digits_a, digits_b) = (digits(a), digits(b));
        if digits_a > 0 && digits_b > 0 {
            let order = by_value(&a[..digits_a], &b[..digits_b]);
            if order.is_ne() {
                return order;
            }
            (a, b) = (&a[digits_a..], &b[digits_b..]);
            continue;
        }
        let (mut left, mut right) = (a.chars(), b.chars());
        match (left.next(), right.next()) {
            (None, None) => return Ordering::Equal,
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(it), Some(other)) if it != other => {
                return (it != '_').cmp(&(other != '_')).then(it.cmp(&other));
            }
            _ => (a, b) = (left.as_str(), right.as_str()),
        }
    }
}

fn by_value(a: &str, b: &str) -> Ordering {
    let (a, b) = (a.trim_start_matches('0'), b.trim_start_matches('0'));
    a.len().cmp(&b.len()).then_with(|| a.cmp(b))
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}
