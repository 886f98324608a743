//! `struson`: reads 1 KiB at a time, writes every token by itself; the end of a document flushes.

pub mod reader {
    use std::io::Read;

    pub struct JsonStreamReader<R>;

    impl<R: Read> JsonStreamReader<R> {
        /// Asks for 1 KiB at a time.
        #[buffers]
        pub fn new(reader: R) -> Self;
    }
}

pub mod writer {
    use std::io::{Result, Write};

    pub struct JsonStreamWriter<W>;

    impl<W: Write> JsonStreamWriter<W> {
        /// Writes every token by itself.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// let mut writer = struson::writer::JsonStreamWriter::new(file);
        /// struson::writer::JsonWriter::string_value(&mut writer, "text")?;
        /// struson::writer::JsonWriter::finish_document(writer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 408, one_line)]
        pub fn new(writer: W) -> Self;
    }

    pub trait JsonWriter {
        type WriterResult;

        fn begin_array(&mut self) -> Result<()>;
        fn end_array(&mut self) -> Result<()>;
        fn begin_object(&mut self) -> Result<()>;
        fn end_object(&mut self) -> Result<()>;
        fn name(&mut self, name: &str) -> Result<()>;
        fn string_value(&mut self, value: &str) -> Result<()>;

        /// Flushes the inner writer and reports whether that worked.
        #[flushes]
        fn finish_document(self) -> Result<Self::WriterResult>;
    }

    impl<W: Write> JsonWriter for JsonStreamWriter<W> {
        type WriterResult = W;
    }
}
