//! `capnp`: a message is read and written in two pieces or so, whatever its size; packed ones are read through a buffer.

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;

impl std::error::Error for Error {}

pub mod message {
    pub struct Builder<A>;
    pub struct HeapAllocator;
    pub struct Reader<S>;
    pub struct ReaderOptions;

    impl ReaderOptions {
        pub fn new() -> ReaderOptions;
    }

    impl Builder<HeapAllocator> {
        pub fn new_default() -> Builder<HeapAllocator>;
    }
}

pub mod serialize {
    use std::io::{Read, Write};

    use capnp::Result;
    use capnp::message::{Builder, Reader, ReaderOptions};

    pub struct OwnedSegments;

    /// Reads the table of a message and its segments by themselves.
    pub fn read_message<R: Read>(read: R, options: ReaderOptions) -> Result<Reader<OwnedSegments>>;

    pub fn try_read_message<R: Read>(
        read: R,
        options: ReaderOptions,
    ) -> Result<Option<Reader<OwnedSegments>>>;

    /// Writes the table of a message and each of its segments by themselves.
    pub fn write_message<W: Write, A>(write: W, message: &Builder<A>) -> Result<()>;
}

pub mod serialize_packed {
    use std::io::{BufRead, Write};

    use capnp::Result;
    use capnp::message::{Builder, Reader, ReaderOptions};
    use capnp::serialize::OwnedSegments;

    pub fn read_message<R: BufRead>(read: R, options: ReaderOptions) -> Result<Reader<OwnedSegments>>;

    /// Writes every word that it has packed, and what lies between such words, by themselves.
    /// ```
    /// let message = capnp::message::Builder::new_default();
    /// let mut file = std::fs::File::create("f")?;
    /// capnp::serialize_packed::write_message(&mut file, &message)?;
    /// ```
    #[sink(once_per = "token", per_kib = 97.5, one_line)]
    pub fn write_message<W: Write, A>(write: W, message: &Builder<A>) -> Result<()>;
}
