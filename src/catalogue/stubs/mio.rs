//! `mio`: every read from and every write to a socket is a system call.

pub mod net {
    use std::io::{Read, Result, Write};
    use std::net::{Shutdown, SocketAddr};
    use std::path::Path;

    /// A connection that does not wait.
    #[unbuffered(read, write)]
    #[live]
    pub struct TcpStream;

    /// A connection on this machine that does not wait.
    #[unbuffered(read, write)]
    #[live]
    pub struct UnixStream;

    pub struct TcpListener;

    impl TcpStream {
        pub fn connect(addr: SocketAddr) -> Result<TcpStream>;
        pub fn from_std(stream: std::net::TcpStream) -> TcpStream;
        pub fn peer_addr(&self) -> Result<SocketAddr>;
        pub fn local_addr(&self) -> Result<SocketAddr>;

        /// Tells the other side that nothing more comes.
        #[observes]
        pub fn shutdown(&self, how: Shutdown) -> Result<()>;

        /// Looks at what has arrived without taking it, past any buffer.
        #[observes]
        pub fn peek(&self, buf: &mut [u8]) -> Result<usize>;

        pub fn set_nodelay(&self, nodelay: bool) -> Result<()>;
    }

    impl TcpListener {
        pub fn bind(addr: SocketAddr) -> Result<TcpListener>;
        pub fn accept(&self) -> Result<(TcpStream, SocketAddr)>;
    }

    impl UnixStream {
        pub fn connect<P: AsRef<Path>>(path: P) -> Result<UnixStream>;
        pub fn pair() -> Result<(UnixStream, UnixStream)>;
    }

    impl Read for TcpStream {}
    impl Read for &TcpStream {}
    impl Write for TcpStream {}
    impl Write for &TcpStream {}
    impl Read for UnixStream {}
    impl Read for &UnixStream {}
    impl Write for UnixStream {}
    impl Write for &UnixStream {}
}
