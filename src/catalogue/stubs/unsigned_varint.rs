//! `unsigned_varint`: a number is read byte by byte.

pub mod io {
    use std::io::Read;

    pub struct ReadError;

    impl std::error::Error for ReadError {}

    /// Asks for one byte at a time.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = unsigned_varint::io::read_u32(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn read_u32<R: Read>(reader: R) -> Result<u32, ReadError>;

    /// Asks for one byte at a time.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = unsigned_varint::io::read_u64(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn read_u64<R: Read>(reader: R) -> Result<u64, ReadError>;

    /// Asks for one byte at a time.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// for _ in 0..100 {
    ///     let number = unsigned_varint::io::read_usize(&mut file)?;
    /// }
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    pub fn read_usize<R: Read>(reader: R) -> Result<usize, ReadError>;
}
