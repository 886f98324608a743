//! `dot`: every node and every edge is written in pieces; nothing is flushed.

use std::io::{Result, Write};

pub trait Labeller {}
pub trait GraphWalk {}

/// Writes every node and every edge in pieces.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// dot::render(&graph(), &mut file)?;
/// ```
#[sink(once_per = "token", per_kib = 294)]
pub fn render<G, W: Write>(g: &G, w: &mut W) -> Result<()>;
