//! What a `use` item imports, by its tokens.

use ra_ap_rustc_lexer::TokenKind;

use smol_str::SmolStr;

use super::tokens::Tokens;
use crate::file::Span;
use crate::items::UseTree;
use crate::items::types::name_text;

/// The tree that begins at a token, and the place after it; `None` where it is written wrong.
pub fn use_tree(tokens: &Tokens<'_>, first: usize) -> Option<(UseTree, usize)> {
    let mut path = Vec::new();
    let mut at = after_colons(tokens, first).unwrap_or(first);
    while let Some(name) = tokens.word(at) {
        path.push(name_text(name));
        at += 1;
        match after_colons(tokens, at) {
            Some(next) => at = next,
            None => return renamed(tokens, first, at, path),
        }
    }
    let mut tree = UseTree { path, rename: None, glob: false, list: None, span: Span::default() };
    let end = match tokens.kind(at)? {
        TokenKind::Star => {
            tree.glob = true;
            at + 1
        }
        TokenKind::OpenBrace => {
            let (list, end) = list(tokens, at + 1)?;
            tree.list = Some((list, span(tokens, at, end)?));
            end
        }
        _ => return None,
    };
    tree.span = span(tokens, first, end)?;
    Some((tree, end))
}

/// The rest of a tree whose path has ended.
fn renamed(tokens: &Tokens<'_>, first: usize, at: usize, path: Vec<SmolStr>) -> Option<(UseTree, usize)> {
    let (rename, end) = match tokens.word(at) {
        Some("as") => (Some(name_text(tokens.word(at + 1)?)), at + 2),
        Some(_) => return None,
        None => (None, at),
    };
    Some((UseTree { path, rename, glob: false, list: None, span: span(tokens, first, end)? }, end))
}

/// The trees up to a closing brace, and the place after that.
fn list(tokens: &Tokens<'_>, mut at: usize) -> Option<(Vec<UseTree>, usize)> {
    let mut trees = Vec::new();
    while tokens.kind(at)? != TokenKind::CloseBrace {
        let (tree, end) = use_tree(tokens, at)?;
        trees.push(tree);
        match tokens.kind(end)? {
            TokenKind::Comma => at = end + 1,
            TokenKind::CloseBrace => at = end,
            _ => return None,
        }
    }
    Some((trees, at + 1))
}

fn after_colons(tokens: &Tokens<'_>, at: usize) -> Option<usize> {
    let colons = [tokens.kind(at), tokens.kind(at + 1)];
    (colons == [Some(TokenKind::Colon); 2]).then_some(at + 2)
}

/// From the start of one token to the end of the one before another.
fn span(tokens: &Tokens<'_>, first: usize, end: usize) -> Option<Span> {
    Some(Span::new(tokens.all.get(first)?.start, tokens.all.get(end.checked_sub(1)?)?.end))
}
