//! `socket2`: every read from and every write to a socket is a system call.

use std::io::{Read, Result, Write};
use std::net::Shutdown;
use std::time::Duration;

/// A socket of any kind.
#[unbuffered(read, write)]
#[live]
pub struct Socket;

pub struct SockAddr;
pub struct Domain;
pub struct Type;
pub struct Protocol;

impl Domain {
    pub const IPV4: Domain;
    pub const IPV6: Domain;
    pub const UNIX: Domain;
}

impl Type {
    pub const STREAM: Type;
    pub const DGRAM: Type;
}

impl Socket {
    pub fn new(domain: Domain, ty: Type, protocol: Option<Protocol>) -> Result<Socket>;
    pub fn pair(domain: Domain, ty: Type, protocol: Option<Protocol>) -> Result<(Socket, Socket)>;
    pub fn bind(&self, address: &SockAddr) -> Result<()>;
    pub fn connect(&self, address: &SockAddr) -> Result<()>;
    pub fn connect_timeout(&self, addr: &SockAddr, timeout: Duration) -> Result<()>;
    pub fn listen(&self, backlog: i32) -> Result<()>;
    pub fn accept(&self) -> Result<(Socket, SockAddr)>;

    /// Makes a second handle on the same connection.
    #[observes]
    #[shares]
    pub fn try_clone(&self) -> Result<Socket>;

    /// Tells the other side that nothing more comes.
    #[observes]
    pub fn shutdown(&self, how: Shutdown) -> Result<()>;

    pub fn send(&self, buf: &[u8]) -> Result<usize>;
    pub fn set_nonblocking(&self, nonblocking: bool) -> Result<()>;
    pub fn set_read_timeout(&self, duration: Option<Duration>) -> Result<()>;
    pub fn set_write_timeout(&self, duration: Option<Duration>) -> Result<()>;
}

impl Read for Socket {}
impl Read for &Socket {}
impl Write for Socket {}
impl Write for &Socket {}
impl From<Socket> for std::net::TcpStream {}
impl From<Socket> for std::net::TcpListener {}
impl From<Socket> for std::net::UdpSocket {}
impl From<std::net::TcpStream> for Socket {}
impl From<std::net::SocketAddr> for SockAddr {}
