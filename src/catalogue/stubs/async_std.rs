//! `async_std`: each read of a file or socket is a system call, and so are most writes; no buffer flushes when dropped.

pub mod fs {
    use std::fs::{Metadata, Permissions};
    use std::io::Result;
    use std::path::{Path, PathBuf};

    use async_std::io::{Read, Seek, Write};

    /// Every read and nearly every write is a system call on another thread.
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

    impl Read for File {}
    impl futures::io::AsyncRead for File {}
    impl Write for File {}
    impl futures::io::AsyncWrite for File {}
    impl Seek for File {}
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

    pub trait Read {}
    pub trait Write {}
    pub trait Seek {}
    pub trait BufRead: Read {}

    pub trait ReadExt: Read {
        fn chain<R: Read>(self, next: R) -> Chain<Self, R>;
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
        ///     async_std::io::ReadExt::read(&mut handle, &mut [0; 64]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read(&mut self, buf: &mut [u8]) -> Result<usize>;

        /// Asks the system once for the length of the caller's block.
        /// ```
        /// let mut handle = async_std::fs::File::open("f").await?;
        /// for _ in 0..100 {
        ///     async_std::io::ReadExt::read_exact(&mut handle, &mut [0; 4]).await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;
    }

    impl<R: Read> ReadExt for R {}

    pub trait WriteExt: Write {
        /// Writes what it is given at once.
        /// ```
        /// let mut handle = async_std::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     async_std::io::WriteExt::write(&mut handle, b"few").await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write(&mut self, buf: &[u8]) -> Result<usize>;

        /// Writes what it is given at once.
        /// ```
        /// let mut handle = async_std::fs::File::create("f").await?;
        /// for _ in 0..100 {
        ///     async_std::io::WriteExt::write_all(&mut handle, b"few").await?;
        /// }
        /// ```
        #[sink(once_per = "call")]
        async fn write_all(&mut self, buf: &[u8]) -> Result<()>;

        /// Hands on what is still buffered and reports whether that worked.
        #[flushes]
        async fn flush(&mut self) -> Result<()>;
    }

    impl<W: Write> WriteExt for W {}

    pub trait SeekExt: Seek {
        async fn seek(&mut self, pos: SeekFrom) -> Result<u64>;
    }

    impl<S: Seek> SeekExt for S {}

    pub trait BufReadExt: BufRead {
        async fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        fn lines(self) -> Lines<Self>;
    }

    impl<R: BufRead> BufReadExt for R {}

    pub struct Chain<T, U>;
    pub struct Take<R>;
    pub struct Lines<R>;

    impl<T: Read, U: Read> Read for Chain<T, U> {}
    impl<R: Read> Read for Take<R> {}

    /// Reads 8 KiB at a time and hands them on in pieces.
    #[cure(AsyncRead)]
    #[buffers]
    pub struct BufReader<R>;

    /// Gathers small writes into 8 KiB, and loses them when it is dropped unflushed.
    #[cure(AsyncWrite)]
    #[buffers]
    pub struct BufWriter<W>;

    impl<R: Read> BufReader<R> {
        pub fn new(inner: R) -> Self;
        pub fn with_capacity(capacity: usize, inner: R) -> Self;
        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<W: Write> BufWriter<W> {
        pub fn new(inner: W) -> Self;
        pub fn with_capacity(capacity: usize, inner: W) -> Self;
        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
    }

    impl<R: Read> Read for BufReader<R> {}
    impl<R: Read> futures::io::AsyncRead for BufReader<R> {}
    impl<R: Read> BufRead for BufReader<R> {}
    impl<R: Read + Seek> Seek for BufReader<R> {}
    impl<W: Write> Write for BufWriter<W> {}
    impl<W: Write + Seek> Seek for BufWriter<W> {}

    /// Moves 8 KiB at a time, and flushes at the end.
    #[buffers]
    #[flushes]
    pub async fn copy<R: Read, W: Write>(reader: R, writer: W) -> Result<u64>;

    pub mod prelude {
        pub use async_std::io::{BufRead, BufReadExt, Read, ReadExt, Seek, SeekExt, Write, WriteExt};
    }

    impl<T: Read> Read for &mut T {}
    impl<T: Read> Read for Box<T> {}
    impl Read for &[u8] {}
    impl<T: BufRead> BufRead for &mut T {}
    impl<T: BufRead> BufRead for Box<T> {}
    impl BufRead for &[u8] {}
    impl<T: Write> Write for &mut T {}
    impl<T: Write> Write for Box<T> {}
    impl Write for Vec<u8> {}
}

pub mod net {
    use std::io::Result;
    use std::net::SocketAddr;

    use async_std::io::{Read, Write};

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

    impl Read for TcpStream {}
    impl futures::io::AsyncRead for TcpStream {}
    impl Write for TcpStream {}
    impl futures::io::AsyncWrite for TcpStream {}

    pub struct TcpListener;

    impl TcpListener {
        pub async fn bind<A>(addrs: A) -> Result<TcpListener>;
        pub async fn accept(&self) -> Result<(TcpStream, SocketAddr)>;
        pub fn local_addr(&self) -> Result<SocketAddr>;
    }
}

pub mod os {
    pub mod unix {
        pub mod net {
            use std::io::Result;
            use std::path::Path;

            use async_std::io::{Read, Write};

            /// A connection on this machine; every read and every write is a system call.
            #[unbuffered(read, write)]
            #[live]
            pub struct UnixStream;

            impl UnixStream {
                pub async fn connect<P: AsRef<Path>>(path: P) -> Result<UnixStream>;
                pub fn pair() -> Result<(UnixStream, UnixStream)>;
            }

            impl Read for UnixStream {}
            impl futures::io::AsyncRead for UnixStream {}
            impl Write for UnixStream {}
            impl futures::io::AsyncWrite for UnixStream {}

            pub struct UnixListener;
            pub struct SocketAddr;

            impl UnixListener {
                pub async fn accept(&self) -> Result<(UnixStream, SocketAddr)>;
            }
        }
    }
}

pub mod prelude {
    pub use async_std::io::{BufRead, BufReadExt, Read, ReadExt, Seek, SeekExt, Write, WriteExt};
}

pub mod task {
    pub fn block_on<F, T>(future: F) -> T;
}
