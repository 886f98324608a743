//! `futures`: the traits by which runtimes are read and written; each small read is a system call on what they open.

pub mod io {
    use std::io::{Result, SeekFrom};

    pub use std::io::{Error, ErrorKind};

    pub trait AsyncRead {}
    pub trait AsyncWrite {}
    pub trait AsyncSeek {}
    pub trait AsyncBufRead: AsyncRead {}

    pub trait AsyncReadExt: AsyncRead {
        fn chain<R: AsyncRead>(self, next: R) -> Chain<Self, R>;
        fn take(self, limit: u64) -> Take<Self>;

        /// Reads all there is in a few large blocks.
        #[buffers]
        async fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize>;

        /// Reads all there is in a few large blocks.
        #[buffers]
        async fn read_to_string(&mut self, buf: &mut String) -> Result<usize>;

        /// Asks the system once, for as much as the caller's block takes.
        /// ```
        /// let mut handle = async_std::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     futures::io::AsyncReadExt::read(&mut handle, &mut [0; 64]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read(&mut self, buf: &mut [u8]) -> Result<usize>;

        /// Asks the system once for the length of the caller's block.
        /// ```
        /// let mut handle = async_std::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     futures::io::AsyncReadExt::read_exact(&mut handle, &mut [0; 4]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;
    }

    impl<R: AsyncRead> AsyncReadExt for R {}

    pub trait AsyncWriteExt: AsyncWrite {
        // A flush would come from the trait of the runtime, which beside this one leaves no call without two meanings.
        async fn write(&mut self, buf: &[u8]) -> Result<usize>;
        async fn write_all(&mut self, buf: &[u8]) -> Result<()>;

        /// Hands on what is still buffered and reports whether that worked.
        #[flushes]
        async fn flush(&mut self) -> Result<()>;

        /// Flushes, then tells the other side that nothing more comes.
        #[flushes]
        async fn close(&mut self) -> Result<()>;
    }

    impl<W: AsyncWrite> AsyncWriteExt for W {}

    pub trait AsyncSeekExt: AsyncSeek {
        async fn seek(&mut self, pos: SeekFrom) -> Result<u64>;
    }

    impl<S: AsyncSeek> AsyncSeekExt for S {}

    pub trait AsyncBufReadExt: AsyncBufRead {
        async fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        fn lines(self) -> Lines<Self>;
    }

    impl<R: AsyncBufRead> AsyncBufReadExt for R {}

    pub struct Chain<T, U>;
    pub struct Take<R>;
    pub struct Lines<R>;

    impl<T: AsyncRead, U: AsyncRead> AsyncRead for Chain<T, U> {}
    impl<R: AsyncRead> AsyncRead for Take<R> {}

    /// Reads 8 KiB at a time and hands them on in pieces.
    #[cure(AsyncRead)]
    #[buffers]
    pub struct BufReader<R>;

    /// Gathers small writes into 8 KiB, and loses them when it is dropped unflushed.
    #[cure(AsyncWrite)]
    #[buffers]
    pub struct BufWriter<W>;

    impl<R: AsyncRead> BufReader<R> {
        pub fn new(inner: R) -> Self;
        pub fn with_capacity(capacity: usize, inner: R) -> Self;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<W: AsyncWrite> BufWriter<W> {
        pub fn new(inner: W) -> Self;
        pub fn with_capacity(capacity: usize, inner: W) -> Self;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
    }

    impl<R: AsyncRead> AsyncRead for BufReader<R> {}
    impl<R: AsyncRead> AsyncBufRead for BufReader<R> {}
    impl<R: AsyncRead + AsyncSeek> AsyncSeek for BufReader<R> {}
    impl<W: AsyncWrite> AsyncWrite for BufWriter<W> {}
    impl<W: AsyncWrite + AsyncSeek> AsyncSeek for BufWriter<W> {}

    /// Moves 8 KiB at a time, and flushes at the end.
    #[buffers]
    #[flushes]
    pub async fn copy<R: AsyncRead, W: AsyncWrite>(reader: R, writer: W) -> Result<u64>;

    impl<T: AsyncRead> AsyncRead for &mut T {}
    impl<T: AsyncRead> AsyncRead for Box<T> {}
    impl AsyncRead for &[u8] {}
    impl<T: AsyncBufRead> AsyncBufRead for &mut T {}
    impl<T: AsyncBufRead> AsyncBufRead for Box<T> {}
    impl AsyncBufRead for &[u8] {}
    impl<T: AsyncWrite> AsyncWrite for &mut T {}
    impl<T: AsyncWrite> AsyncWrite for Box<T> {}
    impl AsyncWrite for Vec<u8> {}
}

pub use io::{
    AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncSeek, AsyncSeekExt, AsyncWrite, AsyncWriteExt,
};

pub mod prelude {
    pub use futures::io::{
        AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncSeek, AsyncSeekExt, AsyncWrite, AsyncWriteExt,
    };
}

pub mod executor {
    pub fn block_on<F, T>(future: F) -> T;
}
