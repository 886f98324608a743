//! `std::os::fd`: who gives a descriptor away. A buffer does not, so a wrapped value loses these methods.

use std::fs::File;
use std::io;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::process::{ChildStderr, ChildStdin, ChildStdout};

pub type RawFd = i32;

pub struct OwnedFd;
pub struct BorrowedFd;

pub trait AsRawFd {
    /// Lets others read, write or map the file past any buffer.
    #[observes]
    #[shares]
    fn as_raw_fd(&self) -> RawFd;
}

pub trait FromRawFd {
    unsafe fn from_raw_fd(fd: RawFd) -> Self;
}

pub trait IntoRawFd {
    /// Lets others read, write or map the file past any buffer.
    #[observes]
    fn into_raw_fd(self) -> RawFd;
}

pub trait AsFd {
    /// Lets others read, write or map the file past any buffer.
    #[observes]
    #[shares]
    fn as_fd(&self) -> BorrowedFd;
}

impl OwnedFd {
    /// Makes a second descriptor of the same open file.
    #[shares]
    pub fn try_clone(&self) -> io::Result<OwnedFd>;
}

impl BorrowedFd {
    pub unsafe fn borrow_raw(fd: RawFd) -> BorrowedFd;
    /// Makes a second descriptor of the same open file.
    #[shares]
    pub fn try_clone_to_owned(&self) -> io::Result<OwnedFd>;
}

impl AsRawFd for OwnedFd {}
impl AsFd for OwnedFd {}
impl AsRawFd for BorrowedFd {}
impl AsFd for BorrowedFd {}
impl AsRawFd for File {}
impl AsFd for File {}
impl AsRawFd for TcpStream {}
impl AsFd for TcpStream {}
impl AsRawFd for TcpListener {}
impl AsFd for TcpListener {}
impl AsRawFd for UdpSocket {}
impl AsFd for UdpSocket {}
impl AsRawFd for ChildStdin {}
impl AsFd for ChildStdin {}
impl AsRawFd for ChildStdout {}
impl AsFd for ChildStdout {}
impl AsRawFd for ChildStderr {}
impl AsFd for ChildStderr {}
impl AsRawFd for io::PipeReader {}
impl AsFd for io::PipeReader {}
impl AsRawFd for io::PipeWriter {}
impl AsFd for io::PipeWriter {}
impl AsRawFd for io::Stdin {}
impl AsFd for io::Stdin {}
impl AsRawFd for io::StdinLock {}
impl AsFd for io::StdinLock {}
impl AsRawFd for io::Stdout {}
impl AsFd for io::Stdout {}
impl AsRawFd for io::StdoutLock {}
impl AsFd for io::StdoutLock {}
impl AsRawFd for io::Stderr {}
impl AsFd for io::Stderr {}
impl AsRawFd for io::StderrLock {}
impl AsFd for io::StderrLock {}
impl AsRawFd for std::os::unix::net::UnixStream {}
impl AsFd for std::os::unix::net::UnixStream {}
impl AsRawFd for std::os::unix::net::UnixListener {}
impl AsFd for std::os::unix::net::UnixListener {}
impl FromRawFd for OwnedFd {}
impl IntoRawFd for OwnedFd {}
impl FromRawFd for File {}
impl IntoRawFd for File {}
impl FromRawFd for TcpStream {}
impl IntoRawFd for TcpStream {}
impl FromRawFd for TcpListener {}
impl IntoRawFd for TcpListener {}
impl FromRawFd for UdpSocket {}
impl IntoRawFd for UdpSocket {}
impl FromRawFd for std::os::unix::net::UnixStream {}
impl IntoRawFd for std::os::unix::net::UnixStream {}
impl From<File> for OwnedFd {}
impl From<TcpStream> for OwnedFd {}
impl From<ChildStdin> for OwnedFd {}
impl From<ChildStdout> for OwnedFd {}
impl From<ChildStderr> for OwnedFd {}
impl From<io::PipeReader> for OwnedFd {}
impl From<io::PipeWriter> for OwnedFd {}
impl From<std::os::unix::net::UnixStream> for OwnedFd {}
impl From<OwnedFd> for File {}
impl From<OwnedFd> for TcpStream {}
impl From<OwnedFd> for ChildStdin {}
impl From<OwnedFd> for ChildStdout {}
impl From<OwnedFd> for ChildStderr {}
impl From<OwnedFd> for io::PipeReader {}
impl From<OwnedFd> for io::PipeWriter {}
impl From<OwnedFd> for std::os::unix::net::UnixStream {}
impl<T: AsRawFd> AsRawFd for &T {}
impl<T: AsRawFd> AsRawFd for Box<T> {}
impl<T: AsFd> AsFd for &T {}
impl<T: AsFd> AsFd for &mut T {}
impl<T: AsFd> AsFd for Box<T> {}
