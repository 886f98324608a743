//! `parquet`: has buffers of its own, and takes a file or what is in memory to read from.

pub mod errors {
    pub type Result<T> = std::result::Result<T, ParquetError>;

    pub struct ParquetError;

    impl std::error::Error for ParquetError {}
}

pub mod arrow {
    pub use arrow_writer::ArrowWriter;

    pub mod arrow_writer {
        use std::io::Write;

        use parquet::errors::Result;

        /// Puts a buffer of 8 KiB around what it writes to.
        #[buffers]
        pub struct ArrowWriter<W>;

        impl<W: Write + Send> ArrowWriter<W> {
            pub fn try_new<S, P>(writer: W, arrow_schema: S, props: Option<P>) -> Result<Self>;
            pub fn write<B>(&mut self, batch: &B) -> Result<()>;
            pub fn flush(&mut self) -> Result<()>;

            /// Writes the end, flushes the inner writer and reports whether that worked.
            #[flushes]
            pub fn close(self) -> Result<()>;

            pub fn into_inner(self) -> Result<W>;
        }
    }

    pub mod arrow_reader {
        use parquet::errors::Result;

        /// Reads every column in one piece.
        #[buffers]
        pub struct ParquetRecordBatchReader;

        pub struct ParquetRecordBatchReaderBuilder<T>;

        impl<T> ParquetRecordBatchReaderBuilder<T> {
            /// Reads the description at the end, and then every column in one piece.
            /// ```
            /// let file = std::fs::File::open("f")?;
            /// let builder = parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder::try_new(file)?;
            /// for batch in builder.build()? {}
            /// ```
            #[buffers]
            pub fn try_new(input: T) -> Result<Self>;

            pub fn with_batch_size(self, batch_size: usize) -> Self;
            pub fn build(self) -> Result<ParquetRecordBatchReader>;
        }
    }
}
