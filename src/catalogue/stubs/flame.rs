//! `flame`: pages and texts are written span by span, the JSON at once. Its spans hold times, so that no figure can be
//! measured twice; of 0.2.2 it was 198 calls per KiB for a page, and 108 for a text.

use std::io::{Result, Write};

/// Makes the whole text, which it writes in one piece.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// flame::dump_json(&mut file)?;
/// ```
#[buffers]
pub fn dump_json<W: Write>(out: &mut W) -> Result<()>;

/// Writes every span in pieces.
/// ```
/// flame::dump_html(std::fs::File::create("f")?)?;
/// ```
#[sink(once_per = "token")]
pub fn dump_html<W: Write>(out: W) -> Result<()>;

/// Writes every line in pieces.
/// ```
/// flame::dump_text_to_writer(std::fs::File::create("f")?)?;
/// ```
#[sink(once_per = "token")]
pub fn dump_text_to_writer<W: Write>(out: W) -> Result<()>;

pub fn start<S>(name: S);
pub fn end<S>(name: S) -> u64;
pub fn clear();
