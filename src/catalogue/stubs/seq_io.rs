//! `seq_io`: readers buffer, writers write every part of a record by itself; nothing is flushed.

pub mod fasta {
    use std::io::{Read, Result, Write};

    /// Reads 64 KiB at a time.
    #[buffers]
    pub struct Reader<R>;

    impl<R: Read> Reader<R> {
        pub fn new(reader: R) -> Reader<R>;
        pub fn with_capacity(reader: R, capacity: usize) -> Reader<R>;
    }

    /// Writes the mark, the name, the bases and the ends of lines of a record by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for name in std::fs::read_to_string("names")?.lines() {
    ///     seq_io::fasta::write_to(&mut file, name.as_bytes(), b"ACGT")?;
    /// }
    /// ```
    #[sink(once_per = "token", per_kib = 67.7)]
    pub fn write_to<W: Write>(writer: W, head: &[u8], seq: &[u8]) -> Result<()>;
}

pub mod fastq {
    use std::io::{Read, Result, Write};

    /// Reads 64 KiB at a time.
    #[buffers]
    pub struct Reader<R>;

    impl<R: Read> Reader<R> {
        pub fn new(reader: R) -> Reader<R>;
        pub fn with_capacity(reader: R, capacity: usize) -> Reader<R>;
    }

    /// Writes the marks, the name, the bases, their quality and the ends of lines of a record by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for name in std::fs::read_to_string("names")?.lines() {
    ///     seq_io::fastq::write_to(&mut file, name.as_bytes(), b"ACGT", b"IIII")?;
    /// }
    /// ```
    #[sink(once_per = "token", per_kib = 51.9)]
    pub fn write_to<W: Write>(writer: W, head: &[u8], seq: &[u8], qual: &[u8]) -> Result<()>;
}
