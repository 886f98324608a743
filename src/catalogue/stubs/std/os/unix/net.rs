//! `std::os::unix::net`: every read from and every write to a socket is a system call.

use std::io::{Read, Result, Write};
use std::net::Shutdown;
use std::path::Path;
use std::time::Duration;

/// A connection on this machine.
#[unbuffered(read, write)]
#[live]
pub struct UnixStream;

/// Connections come when somebody makes them.
#[live]
pub struct UnixListener;
pub struct UnixDatagram;
pub struct SocketAddr;
/// Connections come when somebody makes them.
#[live]
pub struct Incoming<T>;

impl UnixStream {
    pub fn connect<P: AsRef<Path>>(path: P) -> Result<UnixStream>;
    pub fn pair() -> Result<(UnixStream, UnixStream)>;

    /// Makes a second handle on the same connection.
    #[observes]
    #[shares]
    pub fn try_clone(&self) -> Result<UnixStream>;

    pub fn local_addr(&self) -> Result<SocketAddr>;
    pub fn peer_addr(&self) -> Result<SocketAddr>;
    pub fn set_read_timeout(&self, timeout: Option<Duration>) -> Result<()>;
    pub fn set_write_timeout(&self, timeout: Option<Duration>) -> Result<()>;
    pub fn set_nonblocking(&self, nonblocking: bool) -> Result<()>;

    /// Tells the other side that nothing more comes.
    #[observes]
    pub fn shutdown(&self, how: Shutdown) -> Result<()>;
}

impl Read for UnixStream {}
impl Read for &UnixStream {}
impl Write for UnixStream {}
impl Write for &UnixStream {}

impl UnixListener {
    pub fn bind<P: AsRef<Path>>(path: P) -> Result<UnixListener>;

    /// Waits for a client.
    #[waits]
    pub fn accept(&self) -> Result<(UnixStream, SocketAddr)>;

    /// Waits for one client after the other.
    #[waits]
    pub fn incoming(&self) -> Incoming<UnixStream>;

    pub fn set_nonblocking(&self, nonblocking: bool) -> Result<()>;
}

impl<T> Iterator for Incoming<T> {
    type Item = Result<T>;
}

impl IntoIterator for &UnixListener {
    type Item = Result<UnixStream>;
    type IntoIter = Incoming;
}
