//! `svg`: a drawing is written in one piece.

use std::io::{Result, Write};

pub struct Document;

impl Document {
    pub fn new() -> Self;
}

/// Writes the drawing in one piece.
/// ```
/// svg::write(std::fs::File::create("f")?, &svg::Document::new())?;
/// ```
#[buffers]
pub fn write<T: Write, U>(target: T, document: &U) -> Result<()>;
