//! `smol`: its files move large blocks on another thread, its sockets make a system call for each read and write.

pub mod fs {
    use std::fs::{Metadata, Permissions};
    use std::io::Result;
    use std::path::{Path, PathBuf};

    use smol::io::{AsyncRead, AsyncSeek, AsyncWrite};

    /// Moves large blocks to and from another thread.
    #[buffers]
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

        /// Sets rights that a later write may meet.
        #[observes]
        pub async fn set_permissions(&self, perm: Permissions) -> Result<()>;
    }

    impl AsyncRead for File {}
    impl futures::io::AsyncRead for File {}
    impl AsyncWrite for File {}
    impl futures::io::AsyncWrite for File {}
    impl AsyncSeek for File {}
    impl futures::io::AsyncSeek for File {}
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
        async fn read_to_string(&mut self, buf: &mut String) -> Result<usize>;

        /// Asks the system once, for as much as the caller's block takes.
        /// ```
        /// let mut handle = smol::net::TcpStream::connect("127.0.0.1:80").await?;
        /// for _ in 0..100 {
        ///     smol::io::AsyncReadExt::read(&mut handle, &mut [0; 64]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read(&mut self, buf: &mut [u8]) -> Result<usize>;

        /// Asks the system once for the length of the caller's block.
        /// ```
        /// let mut handle = smol::net::TcpStream::connect("127.0.0.1:80").await?;
        /// for _ in 0..100 {
        ///     smol::io::AsyncReadExt::read_exact(&mut handle, &mut [0; 4]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;
    }

    impl<R: AsyncRead> AsyncReadExt for R {}

    pub trait AsyncWriteExt: AsyncWrite {
        // Only sockets suffer, and when their other end waits is told by a protocol, so that nothing would be offered.
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
    impl<R: AsyncRead> futures::io::AsyncRead for BufReader<R> {}
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

pub mod net {
    use std::io::Result;
    use std::net::SocketAddr;

    use smol::io::{AsyncRead, AsyncWrite};

    /// A connection; every read and every write is a system call.
    #[unbuffered(read, write)]
    #[live]
    pub struct TcpStream;

    impl TcpStream {
        pub async fn connect<A>(addrs: A) -> Result<TcpStream>;
        pub fn peer_addr(&self) -> Result<SocketAddr>;
        pub fn local_addr(&self) -> Result<SocketAddr>;
        pub fn set_nodelay(&self, nodelay: bool) -> Result<()>;

        /// Looks at what has arrived without taking it, past any buffer.
        #[observes]
        pub async fn peek(&self, buf: &mut [u8]) -> Result<usize>;
    }

    impl AsyncRead for TcpStream {}
    impl futures::io::AsyncRead for TcpStream {}
    impl AsyncWrite for TcpStream {}
    impl futures::io::AsyncWrite for TcpStream {}

    pub struct TcpListener;

    impl TcpListener {
        pub async fn bind<A>(addrs: A) -> Result<TcpListener>;
        pub async fn accept(&self) -> Result<(TcpStream, SocketAddr)>;
        pub fn local_addr(&self) -> Result<SocketAddr>;
    }

    pub mod unix {
        use std::io::Result;
        use std::path::Path;

        use smol::io::{AsyncRead, AsyncWrite};

        /// A connection on this machine; every read and every write is a system call.
        #[unbuffered(read, write)]
        #[live]
        pub struct UnixStream;

        impl UnixStream {
            pub async fn connect<P: AsRef<Path>>(path: P) -> Result<UnixStream>;
            pub fn pair() -> Result<(UnixStream, UnixStream)>;
        }

        impl AsyncRead for UnixStream {}
        impl futures::io::AsyncRead for UnixStream {}
        impl AsyncWrite for UnixStream {}
        impl futures::io::AsyncWrite for UnixStream {}

        pub struct UnixListener;
        pub struct SocketAddr;

        impl UnixListener {
            pub async fn accept(&self) -> Result<(UnixStream, SocketAddr)>;
        }
    }
}

pub mod prelude {
    pub use smol::io::{AsyncBufReadExt, AsyncReadExt, AsyncSeekExt, AsyncWriteExt};
}

pub fn block_on<F, T>(future: F) -> T;
