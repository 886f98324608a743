//! Soundings in a file.
mod reader;

pub use reader::Reader;
