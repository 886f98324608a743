//! What stands before an item: attributes, documentation, visibility.

use smol_str::SmolStr;

use super::declare::Lowering;
use super::{Attribute, Visibility};
use crate::file::ast::{HasAttrs, HasVisibility};
use crate::file::{AstNode, AstToken, Edition, Span, SyntaxKind, SyntaxNode, T, ast, tokens};

/// Most attributes are these, and nothing is decided by them.
const UNASKED: [&str; 3] = ["doc", "must_use", "serde"];

/// Lines from the top in which a file says that it is generated.
const HEADER_LINES: usize = 10;

impl Lowering<'_> {
    pub fn attributes(&self, node: &impl HasAttrs) -> Box<[Attribute]> {
        node.attrs().map(|it| self.attribute(&it)).filter(is_asked_for).collect()
    }

    /// The inner attributes that stand between the braces.
    pub fn attributes_below(&self, list: &SyntaxNode) -> Vec<Attribute> {
        list.children().filter_map(ast::Attr::cast).map(|it| self.attribute(&it)).collect()
    }

    fn attribute(&self, attr: &ast::Attr) -> Attribute {
        attribute(&attr.syntax().text().to_string(), self.span(attr.syntax()))
    }
}

/// Those that a text begins with, documentation left out, without the tree of what follows them.
/// `offset` is where the text stands in its file.
pub(super) fn leading(text: &str, offset: u32, edition: Edition) -> Box<[Attribute]> {
    let mut attributes = Vec::new();
    let (mut start, mut depth) = (None, 0usize);
    for token in tokens(text, edition) {
        match token.kind {
            T![#] if depth == 0 => start = Some(token.span.start),
            T!['['] | T!['('] | T!['{'] if start.is_some() => depth += 1,
            T![']'] | T![')'] | T!['}'] if depth > 1 => depth -= 1,
            T![']'] if depth == 1 => {
                let span = Span::new(start.take().unwrap_or_default(), token.span.end);
                let written = text.get(span.range()).unwrap_or_default();
                attributes.push(attribute(written, Span::new(offset + span.start, offset + span.end)));
                depth = 0;
            }
            SyntaxKind::COMMENT => {}
            _ if start.is_none() => break,
            _ => {}
        }
    }
    attributes.into_iter().filter(is_asked_for).collect()
}

/// From its text, `#[…]`.
fn attribute(text: &str, span: Span) -> Attribute {
    let inside = text.split_once('[').map_or("", |(_, it)| it);
    let inside = inside.strip_suffix(']').unwrap_or(inside);
    let (name, value) = name_and_value(inside);
    Attribute { name: SmolStr::new(name), value: SmolStr::new(value), span }
}

/// Of what is derived only `Default` makes values.
fn is_asked_for(attribute: &Attribute) -> bool {
    match attribute.name.as_str() {
        "derive" => attribute.value.contains("Default"),
        name => !UNASKED.contains(&name),
    }
}

/// Splits `name(value)` and `name = value`; `unsafe(…)` around them is dropped.
pub(super) fn name_and_value(meta: &str) -> (&str, &str) {
    let Some(at) = meta.find(['(', '[', '{', '=']) else { return (meta.trim(), "") };
    let (name, rest) = (meta[..at].trim(), &meta[at + 1..]);
    if meta[at..].starts_with('=') {
        return (name, rest.trim());
    }
    let value = rest.trim_end();
    let value = value.strip_suffix([')', ']', '}']).unwrap_or(value).trim();
    if name == "unsafe" { name_and_value(value) } else { (name, value) }
}

/// Whether these attributes keep an item out of every build but the tests.
pub(super) fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|it| is_for_tests(&it.name, &it.value))
}

/// The same for what stands between the brackets of one attribute.
pub(super) fn keeps_to_tests(meta: &str) -> bool {
    let (name, value) = name_and_value(meta.trim());
    is_for_tests(name, value)
}

fn is_for_tests(name: &str, value: &str) -> bool {
    if name == "cfg" {
        return needs_test(value, 0);
    }
    let last = name.rsplit("::").next().unwrap_or(name).trim();
    matches!(last, "test" | "bench" | "rstest" | "test_case")
}

/// How an attribute begins that leaves something out of some builds.
pub const CONDITION: &str = "#[cfg(";

/// Whether a `cfg` stands among the comments and attributes that a statement begins with.
pub fn has_condition(statement: &str) -> bool {
    let lines = statement.lines().map(str::trim);
    let mut before = lines.take_while(|it| it.is_empty() || it.starts_with("//") || it.starts_with("#["));
    before.any(|it| it.starts_with(CONDITION))
}

/// Whether a `cfg` predicate can only hold where `test` holds.
fn needs_test(predicate: &str, depth: u32) -> bool {
    let (name, value) = name_and_value(predicate);
    match name {
        "test" | "doctest" => value.is_empty(),
        "all" if depth < 20 => parts(value).any(|it| needs_test(it, depth + 1)),
        "any" if depth < 20 => {
            let mut parts = parts(value).peekable();
            parts.peek().is_some() && parts.all(|it| needs_test(it, depth + 1))
        }
        _ => false,
    }
}

/// Splits at the commas outside parentheses.
fn parts(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0u32;
    let split = move |it: char| {
        match it {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        it == ',' && depth == 0
    };
    list.split(split).map(str::trim).filter(|it| !it.is_empty())
}

pub(super) fn visibility(node: &impl HasVisibility) -> Visibility {
    match node.visibility() {
        None => Visibility::Private,
        Some(it) if it.visibility_inner().is_some() => Visibility::Restricted,
        Some(_) => Visibility::Public,
    }
}

/// Whether a comment near the top says that the file is made by a tool.
pub(super) fn is_generated(tree: &ast::SourceFile) -> bool {
    const MARKS: [&str; 5] = [
        "@generated",
        "Code generated by",
        "automatically generated",
        "Automatically generated",
        "DO NOT EDIT",
    ];
    let mut line = 0;
    for element in tree.syntax().descendants_with_tokens() {
        let Some(token) = element.into_token() else { continue };
        if let Some(comment) = ast::Comment::cast(token.clone()) {
            let head = comment.text().lines().take(HEADER_LINES - line);
            if head.into_iter().any(|it| MARKS.iter().any(|mark| it.contains(mark))) {
                return true;
            }
        }
        line += token.text().bytes().filter(|&it| it == b'\n').count();
        if line >= HEADER_LINES {
            return false;
        }
    }
    false
}
