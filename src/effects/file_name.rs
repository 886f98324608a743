//! What a path is made of, and whether two of them may be of one file.

use smol_str::{SmolStr, SmolStrBuilder};

use crate::index::{FuncId, ValueId};
use crate::infer::BodyOwner;
use crate::items::LocalId;
use crate::track::{At, FieldKey};

/// No system opens a file by a longer one: Windows has the longest, of so many letters. What is longer names no file.
pub const LONGEST_PATH: usize = 32_767;

/// What a path is made of, in its order; no text stands next to a text.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileName(Vec<Piece>);

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Piece {
    Text(SmolStr),
    Value(Root),
}

/// Where a value comes from whose text is not known.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Root {
    Expr(At),
    Local(BodyOwner, LocalId),
    Param(FuncId, usize),
    Field(FieldKey),
    Static(ValueId),
}

impl FileName {
    pub fn of_text(text: &str) -> Self {
        Self::default().followed_by(Piece::Text(text.into()))
    }

    pub fn of(root: Root) -> Self {
        Self(vec![Piece::Value(root)])
    }

    fn followed_by(mut self, piece: Piece) -> Self {
        match (self.0.last_mut(), piece) {
            (_, Piece::Text(text)) if text.is_empty() => {}
            (Some(Piece::Text(before)), Piece::Text(text)) => {
                let mut joined = SmolStrBuilder::new();
                joined.push_str(before);
                joined.push_str(&text);
                *before = joined.finish();
            }
            (_, piece) => self.0.push(piece),
        }
        self
    }

    /// In bytes of text, and in values.
    pub fn length(&self) -> usize {
        let length = |it: &Piece| if let Piece::Text(text) = it { text.len() } else { 1 };
        self.0.iter().map(length).sum()
    }

    pub fn then(self, other: &Self) -> Self {
        other.0.iter().cloned().fold(self, Self::followed_by)
    }

    /// The folder, and what stands behind the last slash.
    fn split(&self) -> (Self, Self) {
        let (mut folder, mut last) = (Self::default(), Self::default());
        for piece in &self.0 {
            match piece {
                Piece::Text(text) if text.contains(is_slash) => {
                    let (before, behind) = text.rsplit_once(is_slash).unwrap_or((text, ""));
                    folder = folder.then(&last).followed_by(Piece::Text(before.into()));
                    folder = folder.followed_by(Piece::Text("/".into()));
                    last = Self::of_text(behind);
                }
                piece => last = last.followed_by(piece.clone()),
            }
        }
        (folder, last)
    }

    fn text(&self) -> Option<&str> {
        match &self.0[..] {
            [] => Some(""),
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// Whether a text holds another one.
    pub fn holds(&self, other: &Self) -> bool {
        self.spelled().contains(&other.spelled())
    }

    fn spelled(&self) -> String {
        let piece = |it: &Piece| match it {
            Piece::Text(text) => text.to_string(),
            Piece::Value(root) => format!("{root:?}"),
        };
        self.0.iter().map(piece).collect()
    }

    /// Whether two paths may be of one file. Where the last name is written out, folders that are not differ by nothing
    /// that is known.
    pub fn may_be(&self, other: &Self) -> bool {
        let ((folder, last), (other_folder, other_last)) = (self.split(), other.split());
        if last != other_last || last == Self::default() {
            return false;
        }
        match (last.text(), folder.text(), other_folder.text()) {
            (Some(_), Some(folder), Some(other)) => parts(folder).eq(parts(other)),
            (Some(_), _, _) => true,
            (None, ..) => folder == other_folder,
        }
    }
}

fn is_slash(it: char) -> bool {
    matches!(it, '/' | '\\')
}

/// The folders of a path, those left out that lead nowhere.
fn parts(folder: &str) -> impl Iterator<Item = &str> {
    folder.split(is_slash).filter(|it| !matches!(*it, "" | "."))
}
