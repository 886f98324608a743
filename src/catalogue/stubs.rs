//! The stubs that come with buffix: every file below `src/catalogue/stubs/`, as the build script found it.

/// A stub, compiled in.
#[derive(Debug)]
pub struct BuiltIn {
    /// `std::io`, for `stubs/std/io.rs`.
    pub module: &'static str,
    pub text: &'static str,
    /// What the text says, stored.
    pub lowered: &'static [u8],
    /// What tells a Rust file that uses what is described.
    pub words: &'static [&'static str],
}

// `STUBS`, sorted by module, and `HANDLES`, the names of all types that are handles.
include!(concat!(env!("OUT_DIR"), "/stubs.rs"));
