//! Tokens with what stands between brackets as one.

use ra_ap_rustc_lexer::TokenKind;

use crate::items::outline::{Token, tokens_from};

/// A token, or all between two brackets.
#[derive(Clone, Debug)]
pub enum Tree {
    Leaf(Token),
    Group { open: Token, inside: Vec<Tree>, close: Token },
}

impl Tree {
    pub fn leaf(&self) -> Option<Token> {
        match self {
            Tree::Leaf(token) => Some(*token),
            Tree::Group { .. } => None,
        }
    }

    pub fn is(&self, kind: TokenKind) -> bool {
        self.leaf().is_some_and(|it| it.kind == kind)
    }

    /// Of brackets the opening one.
    pub fn first(&self) -> Token {
        match self {
            Tree::Leaf(token) => *token,
            Tree::Group { open, .. } => *open,
        }
    }

    /// Of brackets the closing one.
    pub fn last(&self) -> Token {
        match self {
            Tree::Leaf(token) => *token,
            Tree::Group { close, .. } => *close,
        }
    }
}

/// The trees of a text; `None` where its brackets do not match.
pub fn trees(text: &str) -> Option<Vec<Tree>> {
    let mut open: Vec<(Token, Vec<Tree>)> = Vec::new();
    let mut inside = Vec::new();
    for token in tokens_from(text, 0) {
        match token.kind {
            TokenKind::OpenBrace | TokenKind::OpenParen | TokenKind::OpenBracket => {
                open.push((token, std::mem::take(&mut inside)));
            }
            TokenKind::CloseBrace | TokenKind::CloseParen | TokenKind::CloseBracket => {
                let (opening, around) = open.pop()?;
                (closing(opening.kind) == token.kind).then_some(())?;
                let group = Tree::Group { open: opening, inside, close: token };
                inside = around;
                inside.push(group);
            }
            _ => inside.push(Tree::Leaf(token)),
        }
    }
    open.is_empty().then_some(inside)
}

fn closing(open: TokenKind) -> TokenKind {
    match open {
        TokenKind::OpenBrace => TokenKind::CloseBrace,
        TokenKind::OpenParen => TokenKind::CloseParen,
        _ => TokenKind::CloseBracket,
    }
}

/// What is written of a token.
pub fn text_of(text: &str, token: Token) -> &str {
    text.get(token.start as usize..token.end as usize).unwrap_or_default()
}
