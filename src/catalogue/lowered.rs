//! What a stub says, lowered from its text.
//! Compiled twice: the build script lowers the stubs that come with buffix, so that no run has to.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::file::{self, Edition, ParseError};
use crate::items::{Func, Items, outlined_items};
use crate::marks::{FuncMarks, TypeMarks, mark_func, mark_type};

const EDITION: Edition = Edition::Edition2024;

/// Stored as bytes that are the same whatever machine writes or reads them: no hash is among them, and numbers have no
/// width.
#[derive(Debug, Serialize, Deserialize)]
pub struct Lowered {
    pub items: Items,
    /// By place in `items.types`.
    pub types: Vec<(usize, TypeMarks)>,
    /// By place in `items.funcs`.
    pub funcs: Vec<(usize, FuncMarks)>,
}

/// What is wrong in the text of a stub.
#[derive(Debug)]
pub struct Mistake {
    /// From 1.
    pub line: usize,
    pub what: String,
}

impl Lowered {
    /// What a text says.
    ///
    /// # Errors
    /// It does not parse, or carries an attribute outside the vocabulary.
    pub fn of(text: &SmolStr) -> Result<Self, Mistake> {
        let fail = |offset: u32, what: String| {
            let lines = text.bytes().take(offset as usize).filter(|&it| it == b'\n');
            Mistake { line: lines.count() + 1, what }
        };
        let checked = file::check(text, EDITION);
        let items = checked.and_then(|()| outlined_items(text, EDITION)).map_err(|error| match error {
            ParseError::Syntax(offset) => fail(offset, "does not parse".to_owned()),
            ParseError::TooDeep => fail(0, "is nested too deeply".to_owned()),
        })?;
        let mut types = Vec::new();
        for (at, ty) in items.types.iter().enumerate() {
            let mut marks = TypeMarks::default();
            for attribute in &ty.attributes {
                mark_type(&mut marks, attribute).map_err(|what| fail(attribute.span.start, what))?;
            }
            if marks != TypeMarks::default() {
                types.push((at, marks));
            }
        }
        let mut funcs = Vec::new();
        let may_be_marked = |it: &Func| text.get(it.span.range()).is_some_and(|it| it.contains("#["));
        for (at, func) in items.funcs.iter().enumerate().filter(|(_, it)| may_be_marked(it)) {
            let mut marks = FuncMarks::default();
            for attribute in &items.attributes(func) {
                mark_func(&mut marks, attribute).map_err(|what| fail(attribute.span.start, what))?;
            }
            if marks != FuncMarks::default() {
                funcs.push((at, marks));
            }
        }
        Ok(Self { items, types, funcs })
    }

    /// As it is stored. The headers stand apart, so that they are read only where somebody asks.
    ///
    /// # Errors
    /// Never, for what `of` has lowered.
    #[allow(dead_code, reason = "the build script stores what a run finds")]
    pub fn to_bytes(&self) -> postcard::Result<Vec<u8>> {
        let headers = self.items.headers()?;
        Ok([postcard::to_allocvec(self)?, headers].concat())
    }

    /// What `to_bytes` has stored of a text.
    ///
    /// # Errors
    /// The bytes are no such.
    pub fn from_bytes(bytes: &'static [u8], text: &SmolStr) -> postcard::Result<Self> {
        let (Self { items, types, funcs }, headers) = postcard::take_from_bytes(bytes)?;
        Ok(Self { items: items.beside(text.clone(), EDITION, headers), types, funcs })
    }
}
