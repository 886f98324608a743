//! `thrift`: a protocol over a bare handle moves every number and every text by itself; its transports buffer.

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

pub mod protocol {
    use std::io::{Read, Write};

    use thrift::Result;

    pub struct TBinaryInputProtocol<T>;
    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct TBinaryOutputProtocol<T>;
    pub struct TCompactInputProtocol<T>;
    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct TCompactOutputProtocol<T>;

    impl<T: Read> TBinaryInputProtocol<T> {
        /// Reads every number and every text by itself.
        /// ```
        /// let file = std::fs::File::open("f")?;
        /// let mut protocol = thrift::protocol::TBinaryInputProtocol::new(file, true);
        /// ```
        #[sink(once_per = "token", per_kib = 219)]
        pub fn new(transport: T, strict: bool) -> TBinaryInputProtocol<T>;
    }

    impl<T: Write> TBinaryOutputProtocol<T> {
        /// Writes every number and every text by itself.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// let mut protocol = thrift::protocol::TBinaryOutputProtocol::new(file, true);
        /// thrift::protocol::TOutputProtocol::write_i32(&mut protocol, 1)?;
        /// ```
        #[sink(once_per = "token", per_kib = 219)]
        pub fn new(transport: T, strict: bool) -> TBinaryOutputProtocol<T>;
    }

    impl<T: Read> TCompactInputProtocol<T> {
        /// Reads every byte of a number, and every text, by itself.
        /// ```
        /// let file = std::fs::File::open("f")?;
        /// let mut protocol = thrift::protocol::TCompactInputProtocol::new(file);
        /// ```
        #[sink(once_per = "token", per_kib = 509)]
        pub fn new(transport: T) -> TCompactInputProtocol<T>;
    }

    impl<T: Write> TCompactOutputProtocol<T> {
        /// Writes every number and every text by itself.
        /// ```
        /// let file = std::fs::File::create("f")?;
        /// let mut protocol = thrift::protocol::TCompactOutputProtocol::new(file);
        /// thrift::protocol::TOutputProtocol::write_i32(&mut protocol, 1)?;
        /// ```
        #[sink(once_per = "token", per_kib = 309)]
        pub fn new(transport: T) -> TCompactOutputProtocol<T>;
    }

    pub trait TOutputProtocol {
        fn write_i32(&mut self, i: i32) -> Result<()>;
        fn write_string(&mut self, s: &str) -> Result<()>;
    }

    impl<T: Write> TOutputProtocol for TBinaryOutputProtocol<T> {}
    impl<T: Write> TOutputProtocol for TCompactOutputProtocol<T> {}
}

pub mod transport {
    use std::io::{Read, Write};

    /// Reads 4 KiB at a time.
    #[buffers]
    pub struct TBufferedReadTransport<C>;

    /// Gathers 4 KiB.
    #[buffers]
    pub struct TBufferedWriteTransport<C>;

    impl<C: Read> TBufferedReadTransport<C> {
        pub fn new(channel: C) -> TBufferedReadTransport<C>;
        pub fn with_capacity(read_capacity: usize, channel: C) -> TBufferedReadTransport<C>;
    }

    impl<C: Write> TBufferedWriteTransport<C> {
        pub fn new(channel: C) -> TBufferedWriteTransport<C>;
        pub fn with_capacity(write_capacity: usize, channel: C) -> TBufferedWriteTransport<C>;
    }

    impl<C: Read> Read for TBufferedReadTransport<C> {}
    impl<C: Write> Write for TBufferedWriteTransport<C> {}
}
