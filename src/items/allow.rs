//! Where a file says that findings in it are meant: comments of buffix and attributes of clippy, and how far each reaches.
//! Knows nothing of findings; whether one of these silences any is judged later.

use memchr::memmem;
use smol_str::SmolStr;

use super::attribute::{is_generated, name_and_value};
use crate::file::{
    AstNode, NodeOrToken, RustFile, Span, SyntaxKind, SyntaxNode, SyntaxToken, T, Token, ast, parse, to_u32,
};

/// What every comment that silences begins with.
pub const MARK: &str = "buffix: allow(";

/// The lint of clippy that tells of the same.
const CLIPPY: &str = "clippy::unbuffered_bytes";

/// A comment or an attribute that silences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allow {
    /// All of the comment, or of the attribute.
    pub at: Span,
    pub who: Allowed,
    /// What begins or ends in here is silenced.
    pub reach: Span,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// A comment of buffix.
    Comment {
        /// Where its mark stands, with the slashes before it.
        start: u32,
        /// As they are spelled, and where.
        codes: Vec<(SmolStr, Span)>,
        /// Whether nothing but white space stands before it on its line.
        is_above: bool,
    },
    /// `clippy::unbuffered_bytes`, by an attribute.
    Bytes,
}

/// Every one of a file, from its top; none in a file that does not parse, or that a tool has made.
pub fn allows(file: &RustFile) -> Vec<Allow> {
    let holds = |it: &str| memmem::find(file.text.as_bytes(), it.as_bytes()).is_some();
    if !holds(MARK) && !holds(CLIPPY) {
        return Vec::new();
    }
    let Ok(tree) = parse(&file.text, file.edition) else { return Vec::new() };
    if is_generated(&tree) {
        return Vec::new();
    }
    let elements = tree.syntax().descendants_with_tokens();
    elements
        .filter_map(|it| match it {
            NodeOrToken::Token(token) => comment(&file.text, &token),
            NodeOrToken::Node(node) => attribute(&node),
        })
        .collect()
}

fn comment(text: &str, token: &SyntaxToken) -> Option<Allow> {
    if token.kind() != SyntaxKind::COMMENT {
        return None;
    }
    let (at, said) = (span_of_token(token), token.text());
    let mark = said.find(MARK)?;
    let before = said.get(..mark)?.trim_end();
    // A comment that documents something speaks of comments; of inner ones only those that are nothing else.
    let is_doc = Token { kind: token.kind(), span: at, text: said }.is_doc();
    let is_inner = is_doc && before == "//!";
    if !is_inner && (is_doc || !(before.ends_with("//") || before == "/*")) {
        return None;
    }
    let inside = said.get(mark + MARK.len()..)?;
    let inside = inside.get(..inside.find(')')?)?;
    let codes = codes(inside, at.start + to_u32(mark + MARK.len()));
    let line = line_of(text, at.start);
    let is_above = text.get(line.start as usize..at.start as usize)?.trim().is_empty();
    let reach = if is_inner {
        span_of(&token.parent()?)
    } else if is_above {
        below(text, token)
    } else {
        line
    };
    let start = at.start + to_u32(before.len().saturating_sub(if is_inner { 3 } else { 2 }));
    Some(Allow { at, who: Allowed::Comment { start, codes, is_above }, reach })
}

/// The names between the parentheses, which begin at the byte `start` of the file.
fn codes(inside: &str, start: u32) -> Vec<(SmolStr, Span)> {
    let mut at = start;
    let mut codes = Vec::new();
    for part in inside.split(',') {
        let name = part.trim();
        let from = at + to_u32(part.len() - part.trim_start().len());
        if !name.is_empty() {
            codes.push((SmolStr::new(name), Span::new(from, from + to_u32(name.len()))));
        }
        at += to_u32(part.len()) + 1;
    }
    codes
}

/// What stands below a comment: an item as a whole; of anything else that begins there as much as comes before its first
/// brace, so that a comment above a loop does not silence all that will ever be in it. Other comments, attributes and
/// documentation may stand in between, an empty line may not.
fn below(text: &str, comment: &SyntaxToken) -> Span {
    let Some(first) = next_code(comment) else { return Span::at(span_of_token(comment).end) };
    let start = span_of_token(&first).start;
    let line = line_of(text, start);
    match begun_by(&first) {
        Some(node) if is_item(node.kind()) => span_of(&node),
        Some(node) => {
            let tokens = node.descendants_with_tokens().filter_map(NodeOrToken::into_token);
            let mut behind = tokens.skip_while(|it| span_of_token(it).start < start);
            let brace = behind.find(|it| it.kind() == T!['{']).map(|it| span_of_token(&it).start);
            Span::new(start, brace.unwrap_or(span_of(&node).end).max(line.end))
        }
        None => Span::new(start, line.end),
    }
}

/// The next token that is no comment, if no empty line comes before it.
fn next_code(comment: &SyntaxToken) -> Option<SyntaxToken> {
    let following = std::iter::successors(comment.next_token(), SyntaxToken::next_token);
    for token in following {
        match token.kind() {
            SyntaxKind::COMMENT => {}
            SyntaxKind::WHITESPACE if token.text().matches('\n').count() > 1 => return None,
            SyntaxKind::WHITESPACE => {}
            _ => return Some(token),
        }
    }
    None
}

/// The widest node below the file that begins with a token, attributes and comments in front of it aside.
fn begun_by(token: &SyntaxToken) -> Option<SyntaxNode> {
    let mut begun = None;
    let mut inner = NodeOrToken::Token(token.clone());
    while let Some(around) = inner.parent().filter(|it| it.kind() != SyntaxKind::SOURCE_FILE) {
        let mut before = around.children_with_tokens().take_while(|it| *it != inner);
        if !before.all(|it| it.kind().is_trivia() || it.kind() == SyntaxKind::ATTR) {
            break;
        }
        inner = NodeOrToken::Node(around.clone());
        begun = Some(around);
    }
    begun
}

fn is_item(kind: SyntaxKind) -> bool {
    use SyntaxKind::{
        CONST, ENUM, EXTERN_BLOCK, EXTERN_CRATE, FN, IMPL, MACRO_CALL, MACRO_DEF, MACRO_RULES, MODULE,
        STATIC, STRUCT, TRAIT, TYPE_ALIAS, UNION, USE,
    };
    matches!(
        kind,
        CONST
            | ENUM
            | EXTERN_BLOCK
            | EXTERN_CRATE
            | FN
            | IMPL
            | MACRO_CALL
            | MACRO_DEF
            | MACRO_RULES
            | MODULE
            | STATIC
            | STRUCT
            | TRAIT
            | TYPE_ALIAS
            | UNION
            | USE
    )
}

/// `#[allow(clippy::unbuffered_bytes)]` or `expect`, in front of an item, a statement or an expression, or in one.
fn attribute(node: &SyntaxNode) -> Option<Allow> {
    let attribute = ast::Attr::cast(node.clone())?;
    let text = attribute.syntax().text().to_string();
    let (head, inside) = text.split_once('[')?;
    let (name, value) = name_and_value(inside.strip_suffix(']')?);
    let mut lints = value.split(',').map(str::trim);
    if !matches!(name, "allow" | "expect") || !lints.any(|it| it == CLIPPY) {
        return None;
    }
    let around = if head.contains('!') { node.parent() } else { begun_by(&node.first_token()?) };
    Some(Allow { at: span_of(node), who: Allowed::Bytes, reach: span_of(&around?) })
}

/// From its first byte to its line feed.
pub fn line_of(text: &str, offset: u32) -> Span {
    let at = offset as usize;
    let start = text.get(..at).and_then(|it| it.rfind('\n')).map_or(0, |it| it + 1);
    let end = text.get(at..).and_then(|it| it.find('\n')).map_or(text.len(), |it| at + it);
    Span::new(to_u32(start), to_u32(end))
}

fn span_of(node: &SyntaxNode) -> Span {
    let range = node.text_range();
    Span::new(range.start().into(), range.end().into())
}

fn span_of_token(token: &SyntaxToken) -> Span {
    let range = token.text_range();
    Span::new(range.start().into(), range.end().into())
}
