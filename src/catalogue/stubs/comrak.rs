//! `comrak`: before 0.43 every tag and every piece of text is a write of its own; nothing is flushed.

use std::io::{Result, Write};

pub struct Arena;
pub struct AstNode;
pub struct Options;

impl Default for Options {}

impl Arena {
    pub fn new() -> Arena;
}

pub fn parse_document(arena: &Arena, text: &str, options: &Options) -> &AstNode;
pub fn markdown_to_html(md: &str, options: &Options) -> String;

/// Writes every tag and every piece of text by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// let (arena, options) = (comrak::Arena::new(), comrak::Options::default());
/// let root = comrak::parse_document(&arena, "# Title", &options);
/// comrak::format_html(root, &options, &mut file)?;
/// ```
#[sink(once_per = "token", per_kib = 281, before = "0.43")]
pub fn format_html<W: Write>(root: &AstNode, options: &Options, output: &mut W) -> Result<()>;

/// Writes every tag and every piece of text by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// let (arena, options) = (comrak::Arena::new(), comrak::Options::default());
/// let root = comrak::parse_document(&arena, "# Title", &options);
/// comrak::format_xml(root, &options, &mut file)?;
/// ```
#[sink(once_per = "token", per_kib = 339, before = "0.43")]
pub fn format_xml<W: Write>(root: &AstNode, options: &Options, output: &mut W) -> Result<()>;

/// Makes the whole text, which it writes in one piece.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// let (arena, options) = (comrak::Arena::new(), comrak::Options::default());
/// let root = comrak::parse_document(&arena, "# Title", &options);
/// comrak::format_commonmark(root, &options, &mut file)?;
/// ```
#[buffers]
pub fn format_commonmark<W: Write>(root: &AstNode, options: &Options, output: &mut W) -> Result<()>;
