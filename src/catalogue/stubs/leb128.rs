//! `leb128`: asks for one byte at a time, and writes one byte at a time.

pub mod read {
    use std::io::Read;

    pub enum Error {
        IoError(std::io::Error),
        Overflow,
    }

    impl std::error::Error for Error {}

    /// Asks for one byte at a time.
    /// ```
    /// let number = leb128::read::unsigned(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn unsigned<R: Read>(r: &mut R) -> Result<u64, Error>;

    /// Asks for one byte at a time.
    /// ```
    /// let number = leb128::read::signed(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte")]
    pub fn signed<R: Read>(r: &mut R) -> Result<i64, Error>;
}

pub mod write {
    use std::io::{Result, Write};

    /// Writes one byte at a time.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// leb128::write::unsigned(&mut file, 300)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn unsigned<W: Write>(w: &mut W, val: u64) -> Result<usize>;

    /// Writes one byte at a time.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// leb128::write::signed(&mut file, -300)?;
    /// ```
    #[sink(once_per = "byte")]
    pub fn signed<W: Write>(w: &mut W, val: i64) -> Result<usize>;
}
