//! `gpx`: reads with `xml` and writes with it, piece by piece.

use std::io::{Read, Write};

pub struct Gpx;

pub mod errors {
    pub struct GpxError;
}

/// Asks for one byte at a time.
/// ```
/// let file = std::fs::File::open("f")?;
/// let track = gpx::read(file)?;
/// ```
#[sink(once_per = "byte", per_kib = 1024)]
pub fn read<R: Read>(reader: R) -> Result<Gpx, errors::GpxError>;

/// Writes every name, attribute and text in pieces.
/// ```
/// let track: gpx::Gpx = gpx::read(std::io::empty())?;
/// let file = std::fs::File::create("f")?;
/// gpx::write(&track, file)?;
/// ```
#[sink(once_per = "token", per_kib = 407)]
pub fn write<W: Write>(gpx: &Gpx, writer: W) -> Result<(), errors::GpxError>;
