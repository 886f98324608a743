//! `base64`: never reads or writes more than 1 KiB at a time, and passes small writes on; nothing is flushed.

pub mod read {
    use std::io::Read;

    pub struct DecoderReader<E, R>;

    impl<E, R: Read> DecoderReader<E, R> {
        /// Asks for 1 KiB at a time.
        /// ```
        /// let engine = &base64::engine::general_purpose::STANDARD;
        /// let reader = base64::read::DecoderReader::new(std::fs::File::open("f")?, engine);
        /// let text = std::io::read_to_string(reader)?;
        /// ```
        #[sink(once_per = "block", per_kib = 1)]
        pub fn new(reader: R, engine: &E) -> DecoderReader<E, R>;

        pub fn into_inner(self) -> R;
    }

    impl<E, R: Read> Read for DecoderReader<E, R> {}
}

pub mod write {
    use std::io::{Result, Write};

    pub struct EncoderWriter<E, W>;

    impl<E, W: Write> EncoderWriter<E, W> {
        /// Passes small writes on, and writes 1 KiB at most.
        pub fn new(delegate: W, engine: &E) -> EncoderWriter<E, W>;

        pub fn finish(&mut self) -> Result<W>;
        pub fn into_inner(self) -> W;
    }

    impl<E, W: Write> Write for EncoderWriter<E, W> {}
}
