//! `diffy`: every line of a patch is written in pieces; nothing is flushed.

use std::io::{Result, Write};

pub struct Patch<T>;
pub struct PatchFormatter;

pub fn create_patch(original: &str, modified: &str) -> Patch<str>;

impl PatchFormatter {
    pub fn new() -> Self;

    /// Writes the mark, the text and the end of every line by themselves.
    /// ```
    /// let patch = diffy::create_patch("one", "two");
    /// let mut file = std::fs::File::create("f")?;
    /// diffy::PatchFormatter::new().write_patch_into(&patch, &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 58)]
    pub fn write_patch_into<T, W: Write>(&self, patch: &Patch<T>, w: W) -> Result<()>;
}
