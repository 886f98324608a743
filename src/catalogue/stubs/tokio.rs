//! `tokio`: each read or write of a file is a system call on another thread; no buffer flushes when dropped.

pub mod fs {
    use std::fs::{Metadata, Permissions};
    use std::io::Result;
    use std::path::{Path, PathBuf};

    use tokio::io::{AsyncRead, AsyncSeek, AsyncWrite};

    /// Every read and every write is a system call on another thread.
    #[unbuffered(read, write)]
    pub struct File;

    pub struct OpenOptions;

    impl File {
        /// Opens it to be read.
        #[opens(read)]
        #[by_path]
        pub async fn open<P: AsRef<Path>>(path: P) -> Result<File>;
        /// Opens it to be written.
        #[opens(write)]
        #[by_path]
        pub async fn create<P: AsRef<Path>>(path: P) -> Result<File>;
        /// Opens the file of that path.
        #[by_path]
        pub async fn create_new<P: AsRef<Path>>(path: P) -> Result<File>;
        pub fn options() -> OpenOptions;
        pub fn from_std(std: std::fs::File) -> File;

        /// Promises that all that was written is on the disk.
        #[observes]
        pub async fn sync_all(&self) -> Result<()>;

        /// Promises that all that was written is on the disk.
        #[observes]
        pub async fn sync_data(&self) -> Result<()>;

        /// Cuts or extends what was written so far.
        #[observes]
        pub async fn set_len(&self, size: u64) -> Result<()>;

        /// Tells the length of what was written so far.
        #[observes]
        pub async fn metadata(&self) -> Result<Metadata>;

        /// Makes a second handle that shares the position.
        #[observes]
        #[shares]
        pub async fn try_clone(&self) -> Result<File>;

        pub async fn into_std(self) -> std::fs::File;

        /// Sets rights that a later write may meet.
        #[observes]
        pub async fn set_permissions(&self, perm: Permissions) -> Result<()>;
    }

    impl AsyncRead for File {}
    impl AsyncWrite for File {}
    impl AsyncSeek for File {}
    impl From<std::fs::File> for File {}

    impl OpenOptions {
        pub fn new() -> OpenOptions;
        pub fn read(&mut self, read: bool) -> &mut OpenOptions;
        pub fn write(&mut self, write: bool) -> &mut OpenOptions;
        pub fn append(&mut self, append: bool) -> &mut OpenOptions;
        pub fn truncate(&mut self, truncate: bool) -> &mut OpenOptions;
        pub fn create(&mut self, create: bool) -> &mut OpenOptions;
        pub fn create_new(&mut self, create_new: bool) -> &mut OpenOptions;
        /// Opens the file of that path.
        #[by_path]
        pub async fn open<P: AsRef<Path>>(&self, path: P) -> Result<File>;
    }

    /// Reads the whole file.
    #[observes]
    pub async fn read<P: AsRef<Path>>(path: P) -> Result<Vec<u8>>;

    /// Reads the whole file.
    #[observes]
    pub async fn read_to_string<P: AsRef<Path>>(path: P) -> Result<String>;

    /// Opens the file of that path.
    #[by_path]
    pub async fn write<P: AsRef<Path>, C: AsRef<[u8]>>(path: P, contents: C) -> Result<()>;

    /// Puts the file where others take it to be complete.
    #[observes]
    pub async fn rename<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> Result<()>;

    /// Reads the whole file and writes another.
    #[observes]
    pub async fn copy<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> Result<u64>;

    /// Tells the length of what was written so far.
    #[observes]
    pub async fn metadata<P: AsRef<Path>>(path: P) -> Result<Metadata>;

    /// Removes a file that may still be written to.
    #[observes]
    pub async fn remove_file<P: AsRef<Path>>(path: P) -> Result<()>;

    pub async fn create_dir<P: AsRef<Path>>(path: P) -> Result<()>;
    pub async fn create_dir_all<P: AsRef<Path>>(path: P) -> Result<()>;
    pub async fn canonicalize<P: AsRef<Path>>(path: P) -> Result<PathBuf>;
}

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
        async fn read_to_string(&mut self, dst: &mut String) -> Result<usize>;

        /// Asks the system once, for as much as the caller's block takes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read(&mut file, &mut [0; 64]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read(&mut self, buf: &mut [u8]) -> Result<usize>;

        async fn read_buf<B>(&mut self, buf: &mut B) -> Result<usize>;

        /// Asks the system once for the length of the caller's block.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_exact(&mut file, &mut [0; 64]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_exact(&mut self, buf: &mut [u8]) -> Result<usize>;

        /// Asks the system for one byte.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u8(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u8(&mut self) -> Result<u8>;

        /// Asks the system for one byte.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i8(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i8(&mut self) -> Result<i8>;

        /// Asks the system for two bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u16(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u16(&mut self) -> Result<u16>;

        /// Asks the system for two bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u16_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u16_le(&mut self) -> Result<u16>;

        /// Asks the system for two bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i16(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i16(&mut self) -> Result<i16>;

        /// Asks the system for two bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i16_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i16_le(&mut self) -> Result<i16>;

        /// Asks the system for four bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u32(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u32(&mut self) -> Result<u32>;

        /// Asks the system for four bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u32_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u32_le(&mut self) -> Result<u32>;

        /// Asks the system for four bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i32(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i32(&mut self) -> Result<i32>;

        /// Asks the system for four bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i32_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i32_le(&mut self) -> Result<i32>;

        /// Asks the system for eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u64(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u64(&mut self) -> Result<u64>;

        /// Asks the system for eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u64_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u64_le(&mut self) -> Result<u64>;

        /// Asks the system for eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i64(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i64(&mut self) -> Result<i64>;

        /// Asks the system for eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i64_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i64_le(&mut self) -> Result<i64>;

        /// Asks the system for sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u128(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u128(&mut self) -> Result<u128>;

        /// Asks the system for sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_u128_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_u128_le(&mut self) -> Result<u128>;

        /// Asks the system for sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i128(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i128(&mut self) -> Result<i128>;

        /// Asks the system for sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_i128_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_i128_le(&mut self) -> Result<i128>;

        /// Asks the system for four bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_f32(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_f32(&mut self) -> Result<f32>;

        /// Asks the system for four bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_f32_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_f32_le(&mut self) -> Result<f32>;

        /// Asks the system for eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_f64(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_f64(&mut self) -> Result<f64>;

        /// Asks the system for eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncReadExt::read_f64_le(&mut file).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_f64_le(&mut self) -> Result<f64>;
    }

    impl<R: AsyncRead> AsyncReadExt for R {}

    pub trait AsyncWriteExt: AsyncWrite {
        /// Asks the system once, with the caller's block.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write(&mut file, b"line\n").await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write(&mut self, buf: &[u8]) -> Result<usize>;

        /// Asks the system once, with the caller's block.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_buf(&mut file, &mut &b"line\n"[..]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_buf<B>(&mut self, src: &mut B) -> Result<usize>;

        /// Asks the system once, with the caller's block.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_all(&mut file, b"line\n").await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_all(&mut self, src: &[u8]) -> Result<()>;

        /// Writes one byte.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u8(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u8(&mut self, n: u8) -> Result<()>;

        /// Writes one byte.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i8(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i8(&mut self, n: i8) -> Result<()>;

        /// Writes two bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u16(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u16(&mut self, n: u16) -> Result<()>;

        /// Writes two bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u16_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u16_le(&mut self, n: u16) -> Result<()>;

        /// Writes two bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i16(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i16(&mut self, n: i16) -> Result<()>;

        /// Writes two bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i16_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i16_le(&mut self, n: i16) -> Result<()>;

        /// Writes four bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u32(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u32(&mut self, n: u32) -> Result<()>;

        /// Writes four bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u32_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u32_le(&mut self, n: u32) -> Result<()>;

        /// Writes four bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i32(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i32(&mut self, n: i32) -> Result<()>;

        /// Writes four bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i32_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i32_le(&mut self, n: i32) -> Result<()>;

        /// Writes eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u64(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u64(&mut self, n: u64) -> Result<()>;

        /// Writes eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u64_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u64_le(&mut self, n: u64) -> Result<()>;

        /// Writes eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i64(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i64(&mut self, n: i64) -> Result<()>;

        /// Writes eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i64_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i64_le(&mut self, n: i64) -> Result<()>;

        /// Writes sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u128(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u128(&mut self, n: u128) -> Result<()>;

        /// Writes sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_u128_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_u128_le(&mut self, n: u128) -> Result<()>;

        /// Writes sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i128(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i128(&mut self, n: i128) -> Result<()>;

        /// Writes sixteen bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_i128_le(&mut file, 1).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_i128_le(&mut self, n: i128) -> Result<()>;

        /// Writes four bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_f32(&mut file, 1.0).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_f32(&mut self, n: f32) -> Result<()>;

        /// Writes four bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_f32_le(&mut file, 1.0).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_f32_le(&mut self, n: f32) -> Result<()>;

        /// Writes eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_f64(&mut file, 1.0).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_f64(&mut self, n: f64) -> Result<()>;

        /// Writes eight bytes.
        /// ```
        /// let mut file = tokio::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     tokio::io::AsyncWriteExt::write_f64_le(&mut file, 1.0).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_f64_le(&mut self, n: f64) -> Result<()>;

        /// Hands on what is still buffered and reports whether that worked.
        #[flushes]
        async fn flush(&mut self) -> Result<()>;

        /// Flushes, then tells the other side that nothing more comes.
        #[flushes]
        async fn shutdown(&mut self) -> Result<()>;
    }

    impl<W: AsyncWrite> AsyncWriteExt for W {}

    pub trait AsyncSeekExt: AsyncSeek {
        async fn seek(&mut self, pos: SeekFrom) -> Result<u64>;
        async fn rewind(&mut self) -> Result<()>;
        async fn stream_position(&mut self) -> Result<u64>;
    }

    impl<S: AsyncSeek> AsyncSeekExt for S {}

    pub trait AsyncBufReadExt: AsyncBufRead {
        async fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        async fn fill_buf(&mut self) -> Result<&[u8]>;
        fn consume(&mut self, amt: usize);
        fn split(self, byte: u8) -> Split<Self>;
        fn lines(self) -> Lines<Self>;
    }

    impl<R: AsyncBufRead> AsyncBufReadExt for R {}

    pub struct Chain<T, U>;
    pub struct Take<R>;
    pub struct Lines<R>;
    pub struct Split<R>;

    impl<T: AsyncRead, U: AsyncRead> AsyncRead for Chain<T, U> {}
    impl<R: AsyncRead> AsyncRead for Take<R> {}
    impl<R: AsyncBufRead> AsyncBufRead for Take<R> {}

    impl<R: AsyncBufRead> Lines<R> {
        pub async fn next_line(&mut self) -> Result<Option<String>>;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: AsyncBufRead> Split<R> {
        pub async fn next_segment(&mut self) -> Result<Option<Vec<u8>>>;
    }

    /// Reads 8 KiB at a time and hands them on in pieces.
    #[cure(AsyncRead)]
    #[buffers]
    pub struct BufReader<R>;

    /// Gathers small writes into 8 KiB, and loses them when it is dropped unflushed.
    #[cure(AsyncWrite)]
    #[buffers]
    pub struct BufWriter<W>;

    /// Reads and writes 8 KiB at a time, and loses the last writes when it is dropped unflushed.
    #[buffers]
    pub struct BufStream<RW>;

    impl<R: AsyncRead> BufReader<R> {
        pub fn new(inner: R) -> Self;
        pub fn with_capacity(capacity: usize, inner: R) -> Self;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
        pub fn buffer(&self) -> &[u8];
    }

    impl<W: AsyncWrite> BufWriter<W> {
        pub fn new(inner: W) -> Self;
        pub fn with_capacity(cap: usize, inner: W) -> Self;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;

        pub fn into_inner(self) -> W;
        pub fn buffer(&self) -> &[u8];
    }

    impl<RW: AsyncRead + AsyncWrite> BufStream<RW> {
        pub fn new(stream: RW) -> BufStream<RW>;
        pub fn get_ref(&self) -> &RW;
        pub fn get_mut(&mut self) -> &mut RW;
        pub fn into_inner(self) -> RW;
    }

    impl<R: AsyncRead> AsyncRead for BufReader<R> {}
    impl<R: AsyncRead> AsyncBufRead for BufReader<R> {}
    impl<R: AsyncRead + AsyncSeek> AsyncSeek for BufReader<R> {}
    impl<W: AsyncWrite> AsyncWrite for BufWriter<W> {}
    impl<W: AsyncWrite + AsyncSeek> AsyncSeek for BufWriter<W> {}
    impl<RW: AsyncRead + AsyncWrite> AsyncRead for BufStream<RW> {}
    impl<RW: AsyncRead + AsyncWrite> AsyncBufRead for BufStream<RW> {}
    impl<RW: AsyncRead + AsyncWrite> AsyncWrite for BufStream<RW> {}

    pub struct ReadHalf<T>;
    pub struct WriteHalf<T>;

    pub fn split<T: AsyncRead + AsyncWrite>(stream: T) -> (ReadHalf<T>, WriteHalf<T>);

    impl<T: AsyncRead> AsyncRead for ReadHalf<T> {}
    impl<T: AsyncWrite> AsyncWrite for WriteHalf<T> {}

    /// Every read is a system call on another thread.
    #[unbuffered(read)]
    #[live]
    pub struct Stdin;

    /// Every write is a system call on another thread.
    #[unbuffered(write)]
    pub struct Stdout;

    /// Every write is a system call on another thread.
    #[unbuffered(write)]
    #[stderr]
    pub struct Stderr;

    pub fn stdin() -> Stdin;
    pub fn stdout() -> Stdout;
    pub fn stderr() -> Stderr;

    impl AsyncRead for Stdin {}
    impl AsyncWrite for Stdout {}
    impl AsyncWrite for Stderr {}

    /// Moves 8 KiB at a time, and flushes at the end.
    #[buffers]
    #[flushes]
    pub async fn copy<R: AsyncRead, W: AsyncWrite>(reader: &mut R, writer: &mut W) -> Result<u64>;

    /// Moves 8 KiB at a time, and flushes at the end.
    #[buffers]
    #[flushes]
    pub async fn copy_bidirectional<A: AsyncRead + AsyncWrite, B: AsyncRead + AsyncWrite>(
        a: &mut A,
        b: &mut B,
    ) -> Result<(u64, u64)>;

    impl<T: AsyncRead> AsyncRead for &mut T {}
    impl<T: AsyncRead> AsyncRead for Box<T> {}
    impl AsyncRead for &[u8] {}
    impl<T: AsRef<[u8]>> AsyncRead for std::io::Cursor<T> {}
    impl<T: AsyncBufRead> AsyncBufRead for &mut T {}
    impl<T: AsyncBufRead> AsyncBufRead for Box<T> {}
    impl AsyncBufRead for &[u8] {}
    impl<T: AsyncWrite> AsyncWrite for &mut T {}
    impl<T: AsyncWrite> AsyncWrite for Box<T> {}
    impl AsyncWrite for Vec<u8> {}
}

pub mod net {
    use std::io::Result;
    use std::net::SocketAddr;
    use std::path::Path;

    use tokio::io::{AsyncRead, AsyncWrite};

    /// A connection; every read and every write is a system call.
    #[unbuffered(read, write)]
    #[live]
    pub struct TcpStream;

    /// A connection on this machine; every read and every write is a system call.
    #[unbuffered(read, write)]
    #[live]
    pub struct UnixStream;

    pub struct TcpListener;
    pub struct UnixListener;

    impl TcpStream {
        pub async fn connect<A>(addr: A) -> Result<TcpStream>;
        pub fn from_std(stream: std::net::TcpStream) -> Result<TcpStream>;
        pub fn into_std(self) -> Result<std::net::TcpStream>;
        pub fn peer_addr(&self) -> Result<SocketAddr>;
        pub fn local_addr(&self) -> Result<SocketAddr>;
        pub fn set_nodelay(&self, nodelay: bool) -> Result<()>;
        pub fn split(&mut self) -> (tcp::ReadHalf, tcp::WriteHalf);
        pub fn into_split(self) -> (tcp::OwnedReadHalf, tcp::OwnedWriteHalf);

        /// Looks at what has arrived without taking it, past any buffer.
        #[observes]
        pub async fn peek(&self, buf: &mut [u8]) -> Result<usize>;
    }

    impl TcpListener {
        pub async fn bind<A>(addr: A) -> Result<TcpListener>;
        pub async fn accept(&self) -> Result<(TcpStream, SocketAddr)>;
        pub fn local_addr(&self) -> Result<SocketAddr>;
    }

    impl UnixStream {
        pub async fn connect<P: AsRef<Path>>(path: P) -> Result<UnixStream>;
        pub fn pair() -> Result<(UnixStream, UnixStream)>;
        pub fn split(&mut self) -> (unix::ReadHalf, unix::WriteHalf);
        pub fn into_split(self) -> (unix::OwnedReadHalf, unix::OwnedWriteHalf);
    }

    impl UnixListener {
        pub fn bind<P: AsRef<Path>>(path: P) -> Result<UnixListener>;
        pub async fn accept(&self) -> Result<(UnixStream, unix::SocketAddr)>;
    }

    impl AsyncRead for TcpStream {}
    impl AsyncWrite for TcpStream {}
    impl AsyncRead for UnixStream {}
    impl AsyncWrite for UnixStream {}

    pub mod tcp {
        use tokio::io::{AsyncRead, AsyncWrite};

        /// The half of a connection that one can read; every read is a system call.
        #[unbuffered(read)]
        #[live]
        pub struct ReadHalf;

        /// The half of a connection that one can write; every write is a system call.
        #[unbuffered(write)]
        #[live]
        pub struct WriteHalf;

        /// The half of a connection that one can read; every read is a system call.
        #[unbuffered(read)]
        #[live]
        pub struct OwnedReadHalf;

        /// The half of a connection that one can write; every write is a system call.
        #[unbuffered(write)]
        #[live]
        pub struct OwnedWriteHalf;

        impl AsyncRead for ReadHalf {}
        impl AsyncWrite for WriteHalf {}
        impl AsyncRead for OwnedReadHalf {}
        impl AsyncWrite for OwnedWriteHalf {}
    }

    pub mod unix {
        use tokio::io::{AsyncRead, AsyncWrite};
        pub struct SocketAddr;

        /// The half of a connection that one can read; every read is a system call.
        #[unbuffered(read)]
        #[live]
        pub struct ReadHalf;

        /// The half of a connection that one can write; every write is a system call.
        #[unbuffered(write)]
        #[live]
        pub struct WriteHalf;

        /// The half of a connection that one can read; every read is a system call.
        #[unbuffered(read)]
        #[live]
        pub struct OwnedReadHalf;

        /// The half of a connection that one can write; every write is a system call.
        #[unbuffered(write)]
        #[live]
        pub struct OwnedWriteHalf;

        impl AsyncRead for ReadHalf {}
        impl AsyncWrite for WriteHalf {}
        impl AsyncRead for OwnedReadHalf {}
        impl AsyncWrite for OwnedWriteHalf {}
    }
}

pub mod process {
    use std::ffi::OsStr;
    use std::io::Result;
    use std::path::Path;
    use std::process::{ExitStatus, Output, Stdio};

    use tokio::io::{AsyncRead, AsyncWrite};

    pub struct Command;

    pub struct Child {
        pub stdin: Option<ChildStdin>,
        pub stdout: Option<ChildStdout>,
        pub stderr: Option<ChildStderr>,
    }

    /// The pipe into a child.
    #[unbuffered(write)]
    pub struct ChildStdin;

    /// The pipe out of a child.
    #[unbuffered(read)]
    #[live]
    pub struct ChildStdout;

    /// The pipe out of a child.
    #[unbuffered(read)]
    #[live]
    pub struct ChildStderr;

    impl Command {
        pub fn new<S: AsRef<OsStr>>(program: S) -> Command;
        pub fn arg<S: AsRef<OsStr>>(&mut self, arg: S) -> &mut Command;
        pub fn args<I: IntoIterator>(&mut self, args: I) -> &mut Command;
        pub fn env<K: AsRef<OsStr>, V: AsRef<OsStr>>(&mut self, key: K, val: V) -> &mut Command;
        pub fn current_dir<P: AsRef<Path>>(&mut self, dir: P) -> &mut Command;
        pub fn stdin<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command;
        pub fn stdout<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command;
        pub fn stderr<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command;
        pub fn kill_on_drop(&mut self, kill_on_drop: bool) -> &mut Command;

        /// Starts a process that shares our standard streams and may read our files.
        #[runs]
        #[prints]
        pub fn spawn(&mut self) -> Result<Child>;

        /// Runs a process that may read our files, and gathers what it prints.
        #[runs]
        pub async fn output(&mut self) -> Result<Output>;

        /// Runs a process that shares our standard streams and may read our files.
        #[runs]
        #[prints]
        pub async fn status(&mut self) -> Result<ExitStatus>;
    }

    impl Child {
        pub fn id(&self) -> Option<u32>;

        /// Ends the process, which reads no more.
        #[runs]
        pub async fn kill(&mut self) -> Result<()>;

        /// Waits for a process that may wait for our input.
        #[runs]
        #[prints]
        pub async fn wait(&mut self) -> Result<ExitStatus>;

        /// Closes the child's input, then reads all its output in large blocks.
        #[runs]
        #[prints]
        pub async fn wait_with_output(self) -> Result<Output>;
    }

    impl AsyncWrite for ChildStdin {}
    impl AsyncRead for ChildStdout {}
    impl AsyncRead for ChildStderr {}
}

pub mod task {
    use std::future::Future;

    pub struct JoinHandle<T>;
    pub struct JoinError;

    impl std::error::Error for JoinError {}

    impl<T> Future for JoinHandle<T> {
        type Output = Result<T, JoinError>;
    }

    /// Starts a task that may read our files.
    #[runs]
    pub fn spawn<F: Future>(future: F) -> JoinHandle<F::Output>;

    /// Starts a closure on another thread that may read our files.
    #[runs]
    pub fn spawn_blocking<F: FnOnce() -> R, R>(f: F) -> JoinHandle<R>;

    pub fn block_in_place<F: FnOnce() -> R, R>(f: F) -> R;
}

pub use task::spawn;
