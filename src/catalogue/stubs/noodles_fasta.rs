//! `noodles_fasta`: every record is written in pieces; readers want a buffer, and nothing is flushed.

pub struct Record;

pub mod io {
    use std::io::{BufRead, Result, Write};

    use noodles_fasta::Record;

    pub struct Reader<R>;
    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Writer<W>;

    impl<R: BufRead> Reader<R> {
        pub fn new(inner: R) -> Self;
    }

    impl<W: Write> Writer<W> {
        /// Writes the name, the bases and the ends of lines of a record by themselves.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// let mut writer = noodles_fasta::io::Writer::new(file);
        /// for record in records()? {
        ///     writer.write_record(&record)?;
        /// }
        /// ```
        #[sink(once_per = "token", per_kib = 67.7)]
        pub fn new(inner: W) -> Self;

        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
        pub fn write_record(&mut self, record: &Record) -> Result<()>;
    }
}
