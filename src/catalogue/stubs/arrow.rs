//! `arrow`: moves a batch of records in large blocks; CSV and its own form are flushed, JSON is not.

pub mod error {
    pub struct ArrowError;

    impl std::error::Error for ArrowError {}
    impl From<std::io::Error> for ArrowError {}
}

pub mod datatypes {
    pub struct Schema;

    pub type SchemaRef = std::sync::Arc<Schema>;

    impl Schema {
        pub fn empty() -> Self;
    }
}

pub mod array {
    pub struct RecordBatch;
}

pub mod record_batch {
    pub use arrow::array::RecordBatch;
}

pub mod csv {
    use std::io::{BufRead, Read, Write};

    use arrow::array::RecordBatch;
    use arrow::datatypes::SchemaRef;
    use arrow::error::ArrowError;

    pub struct BufReader<R>;
    pub struct ReaderBuilder;
    pub struct WriterBuilder;

    impl<R> Iterator for BufReader<R> {
        type Item = Result<RecordBatch, ArrowError>;
    }

    impl ReaderBuilder {
        pub fn new(schema: SchemaRef) -> ReaderBuilder;
        pub fn with_header(self, has_header: bool) -> Self;
        pub fn with_delimiter(self, delimiter: u8) -> Self;
        pub fn with_batch_size(self, batch_size: usize) -> Self;

        /// Puts a buffer of 8 KiB around what it reads.
        /// ```
        /// let schema = std::sync::Arc::new(arrow::datatypes::Schema::empty());
        /// let builder = arrow::csv::ReaderBuilder::new(schema);
        /// for batch in builder.build(std::fs::File::open("f")?)? {}
        /// ```
        #[buffers]
        pub fn build<R: Read>(self, reader: R) -> Result<BufReader<R>, ArrowError>;

        pub fn build_buffered<R: BufRead>(self, reader: R) -> Result<BufReader<R>, ArrowError>;
    }

    /// Gathers records into 8 KiB.
    #[buffers]
    pub struct Writer<W>;

    impl<W: Write> Writer<W> {
        pub fn new(writer: W) -> Self;

        /// Writes out the batch, flushes the inner writer and reports whether that worked.
        #[flushes]
        pub fn write(&mut self, batch: &RecordBatch) -> Result<(), ArrowError>;

        pub fn into_inner(self) -> W;
    }

    impl WriterBuilder {
        pub fn new() -> Self;
        pub fn with_header(self, header: bool) -> Self;
        pub fn with_delimiter(self, delimiter: u8) -> Self;
        pub fn build<W: Write>(self, writer: W) -> Writer<W>;
    }
}

pub mod json {
    use std::io::{BufRead, Write};

    use arrow::array::RecordBatch;
    use arrow::datatypes::SchemaRef;
    use arrow::error::ArrowError;

    pub struct JsonArray;
    pub struct LineDelimited;
    pub struct Reader<R>;
    pub struct ReaderBuilder;

    pub type ArrayWriter<W> = Writer<W, JsonArray>;
    pub type LineDelimitedWriter<W> = Writer<W, LineDelimited>;

    impl<R> Iterator for Reader<R> {
        type Item = Result<RecordBatch, ArrowError>;
    }

    impl ReaderBuilder {
        pub fn new(schema: SchemaRef) -> Self;
        pub fn with_batch_size(self, batch_size: usize) -> Self;
        pub fn build<R: BufRead>(self, reader: R) -> Result<Reader<R>, ArrowError>;
    }

    /// Gathers rows into 8 KiB.
    #[buffers]
    pub struct Writer<W, F>;

    impl<W: Write, F> Writer<W, F> {
        pub fn new(writer: W) -> Self;
        pub fn write(&mut self, batch: &RecordBatch) -> Result<(), ArrowError>;
        pub fn write_batches(&mut self, batches: &[&RecordBatch]) -> Result<(), ArrowError>;
        pub fn finish(&mut self) -> Result<(), ArrowError>;
        pub fn into_inner(self) -> W;
    }
}

pub mod ipc {
    pub mod reader {
        use std::io::{Read, Seek};

        use arrow::array::RecordBatch;
        use arrow::error::ArrowError;

        /// Reads every batch in one piece.
        #[buffers]
        pub struct FileReader<R>;

        impl<R: Read + Seek> FileReader<R> {
            pub fn try_new(reader: R, projection: Option<Vec<usize>>) -> Result<Self, ArrowError>;
            pub fn try_new_buffered(reader: R, projection: Option<Vec<usize>>) -> Result<Self, ArrowError>;
        }

        impl<R> Iterator for FileReader<R> {
            type Item = Result<RecordBatch, ArrowError>;
        }

        /// Reads the length of a batch, and then the batch in one piece.
        #[buffers]
        pub struct StreamReader<R>;

        impl<R: Read> StreamReader<R> {
            pub fn try_new(reader: R, projection: Option<Vec<usize>>) -> Result<Self, ArrowError>;
            pub fn try_new_buffered(reader: R, projection: Option<Vec<usize>>) -> Result<Self, ArrowError>;
        }

        impl<R> Iterator for StreamReader<R> {
            type Item = Result<RecordBatch, ArrowError>;
        }
    }

    pub mod writer {
        use std::io::Write;

        use arrow::array::RecordBatch;
        use arrow::datatypes::Schema;
        use arrow::error::ArrowError;

        /// Writes every column of a batch in one piece.
        #[buffers]
        pub struct FileWriter<W>;

        impl<W: Write> FileWriter<W> {
            pub fn try_new(writer: W, schema: &Schema) -> Result<Self, ArrowError>;
            pub fn try_new_buffered(writer: W, schema: &Schema) -> Result<Self, ArrowError>;
            pub fn write(&mut self, batch: &RecordBatch) -> Result<(), ArrowError>;

            /// Writes the end, flushes the inner writer and reports whether that worked.
            #[flushes]
            pub fn finish(&mut self) -> Result<(), ArrowError>;

            pub fn into_inner(self) -> Result<W, ArrowError>;
        }

        /// Writes every column of a batch in one piece.
        #[buffers]
        pub struct StreamWriter<W>;

        impl<W: Write> StreamWriter<W> {
            pub fn try_new(writer: W, schema: &Schema) -> Result<Self, ArrowError>;
            pub fn try_new_buffered(writer: W, schema: &Schema) -> Result<Self, ArrowError>;
            pub fn write(&mut self, batch: &RecordBatch) -> Result<(), ArrowError>;

            /// Writes the end, flushes the inner writer and reports whether that worked.
            #[flushes]
            pub fn finish(&mut self) -> Result<(), ArrowError>;

            pub fn into_inner(self) -> Result<W, ArrowError>;
        }
    }
}
