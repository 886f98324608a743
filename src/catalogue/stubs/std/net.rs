//! `std::net`: every read from and every write to a socket is a system call.

use std::io::{Read, Result, Write};
use std::time::Duration;

/// A connection; small writes also become small packets.
#[unbuffered(read, write)]
#[live]
pub struct TcpStream;

/// Connections come when somebody makes them.
#[live]
pub struct TcpListener;
pub struct UdpSocket;
/// Connections come when somebody makes them.
#[live]
pub struct Incoming<T>;
pub struct IntoIncoming<T>;
pub struct Ipv4Addr;
pub struct Ipv6Addr;
pub struct SocketAddrV4;
pub struct SocketAddrV6;
pub struct AddrParseError;

pub enum IpAddr {
    V4(Ipv4Addr),
    V6(Ipv6Addr),
}

pub enum SocketAddr {
    V4(SocketAddrV4),
    V6(SocketAddrV6),
}

pub enum Shutdown {
    Read,
    Write,
    Both,
}

pub trait ToSocketAddrs {
    type Iter;
    fn to_socket_addrs(&self) -> Result<Self::Iter>;
}

impl TcpStream {
    pub fn connect<A: ToSocketAddrs>(addr: A) -> Result<TcpStream>;
    pub fn connect_timeout(addr: &SocketAddr, timeout: Duration) -> Result<TcpStream>;
    pub fn peer_addr(&self) -> Result<SocketAddr>;
    pub fn local_addr(&self) -> Result<SocketAddr>;

    /// Tells the other side that nothing more comes.
    #[observes]
    pub fn shutdown(&self, how: Shutdown) -> Result<()>;

    /// Makes a second handle on the same connection.
    #[observes]
    #[shares]
    pub fn try_clone(&self) -> Result<TcpStream>;

    pub fn set_read_timeout(&self, dur: Option<Duration>) -> Result<()>;
    pub fn set_write_timeout(&self, dur: Option<Duration>) -> Result<()>;

    /// Looks at what has arrived without taking it, past any buffer.
    #[observes]
    pub fn peek(&self, buf: &mut [u8]) -> Result<usize>;

    pub fn set_nodelay(&self, nodelay: bool) -> Result<()>;
    pub fn nodelay(&self) -> Result<bool>;
    pub fn set_ttl(&self, ttl: u32) -> Result<()>;
    pub fn take_error(&self) -> Result<Option<std::io::Error>>;
    pub fn set_nonblocking(&self, nonblocking: bool) -> Result<()>;
}

impl Read for TcpStream {}
impl Read for &TcpStream {}
impl Write for TcpStream {}
impl Write for &TcpStream {}

impl TcpListener {
    pub fn bind<A: ToSocketAddrs>(addr: A) -> Result<TcpListener>;
    pub fn local_addr(&self) -> Result<SocketAddr>;
    /// Makes a second handle on what this one is open on.
    #[shares]
    pub fn try_clone(&self) -> Result<TcpListener>;

    /// Waits for a client.
    #[waits]
    pub fn accept(&self) -> Result<(TcpStream, SocketAddr)>;

    /// Waits for one client after the other.
    #[waits]
    pub fn incoming(&self) -> Incoming<TcpStream>;

    pub fn set_nonblocking(&self, nonblocking: bool) -> Result<()>;
}

impl<T> Iterator for Incoming<T> {
    type Item = Result<T>;
}

impl<T> Iterator for IntoIncoming<T> {
    type Item = Result<T>;
}

impl UdpSocket {
    pub fn bind<A: ToSocketAddrs>(addr: A) -> Result<UdpSocket>;

    /// Until somebody sends something.
    #[waits]
    pub fn recv_from(&self, buf: &mut [u8]) -> Result<(usize, SocketAddr)>;

    pub fn send_to<A: ToSocketAddrs>(&self, buf: &[u8], addr: A) -> Result<usize>;
    pub fn connect<A: ToSocketAddrs>(&self, addr: A) -> Result<()>;
    pub fn send(&self, buf: &[u8]) -> Result<usize>;

    /// Until somebody sends something.
    #[waits]
    pub fn recv(&self, buf: &mut [u8]) -> Result<usize>;

    pub fn local_addr(&self) -> Result<SocketAddr>;
    /// Makes a second handle on what this one is open on.
    #[shares]
    pub fn try_clone(&self) -> Result<UdpSocket>;
}

impl std::error::Error for AddrParseError {}
impl Clone for SocketAddr {}
