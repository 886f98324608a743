//! `flamescope`: spans are written with `serde_json`, token by token; nothing is flushed.

use std::io::Write;

/// Writes every token by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// flamescope::dump(&mut file)?;
/// ```
#[sink(once_per = "token", one_line)]
pub fn dump<W: Write>(writer: W) -> serde_json::Result<()>;

/// Writes every token by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// flamescope::write_spans(&mut file, Vec::new())?;
/// ```
#[sink(once_per = "token", per_kib = 504, one_line)]
pub fn write_spans<W: Write, S>(writer: W, spans: Vec<S>) -> serde_json::Result<()>;
