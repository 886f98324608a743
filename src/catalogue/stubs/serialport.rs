//! `serialport`: every read from and every write to a port is a system call.

use std::io::{Read, Write};
use std::time::Duration;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct SerialPortBuilder;

impl std::error::Error for Error {}
impl From<Error> for std::io::Error {}

pub trait SerialPort: Read + Write {
    /// Makes a second handle on what this one is open on.
    #[shares]
    fn try_clone(&self) -> Result<Box<dyn SerialPort>>;
    fn set_timeout(&mut self, timeout: Duration) -> Result<()>;
    fn bytes_to_read(&self) -> Result<u32>;
}

/// A port, whose other end sends when it likes.
#[unbuffered(read, write)]
#[live]
pub struct TTYPort;

impl Read for TTYPort {}
impl Write for TTYPort {}
impl SerialPort for TTYPort {}

impl TTYPort {
    pub fn open(builder: &SerialPortBuilder) -> Result<Self>;
}

impl SerialPortBuilder {
    pub fn timeout(self, timeout: Duration) -> Self;
    pub fn open_native(self) -> Result<TTYPort>;
}

pub fn new(path: &str, baud_rate: u32) -> SerialPortBuilder;
