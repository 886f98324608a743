//! `stl_io`: triangles are read and written through a buffer of its own; what is written is flushed.

use std::io::{Read, Result, Seek, Write};

pub struct IndexedMesh;
pub struct Triangle;

/// Reads 8 KiB at a time.
/// ```
/// let mesh = stl_io::read_stl(&mut std::fs::File::open("f")?)?;
/// ```
#[buffers]
pub fn read_stl<R: Read + Seek>(read: &mut R) -> Result<IndexedMesh>;

/// Gathers its output into 8 KiB and flushes it.
/// ```
/// let triangles: Vec<stl_io::Triangle> = Vec::new();
/// stl_io::write_stl(&mut std::fs::File::create("f")?, triangles.iter())?;
/// ```
#[buffers]
#[flushes]
pub fn write_stl<W: Write, I>(writer: &mut W, mesh: I) -> Result<()>;
