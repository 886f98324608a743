//! `std::io`: what each call costs on an unbuffered value.

use std::collections::VecDeque;
use std::error;
use std::fmt;
use std::fs::File;
use std::io::prelude::*;
use std::sync::Arc;

pub mod prelude {
    pub use std::io::{BufRead, Read, Seek, Write};
}

pub type Result<T> = std::result::Result<T, Error>;
pub type RawOsError = i32;

pub struct Error;

pub enum ErrorKind {
    NotFound,
    PermissionDenied,
    ConnectionRefused,
    ConnectionReset,
    HostUnreachable,
    NetworkUnreachable,
    ConnectionAborted,
    NotConnected,
    AddrInUse,
    AddrNotAvailable,
    NetworkDown,
    BrokenPipe,
    AlreadyExists,
    WouldBlock,
    NotADirectory,
    IsADirectory,
    DirectoryNotEmpty,
    ReadOnlyFilesystem,
    StaleNetworkFileHandle,
    InvalidInput,
    InvalidData,
    TimedOut,
    WriteZero,
    StorageFull,
    NotSeekable,
    QuotaExceeded,
    FileTooLarge,
    ResourceBusy,
    ExecutableFileBusy,
    Deadlock,
    TooManyLinks,
    ArgumentListTooLong,
    Interrupted,
    Unsupported,
    UnexpectedEof,
    OutOfMemory,
    Other,
}

impl Error {
    pub fn new<E: Into<Box<dyn error::Error + Send + Sync>>>(kind: ErrorKind, error: E) -> Error;
    pub fn other<E: Into<Box<dyn error::Error + Send + Sync>>>(error: E) -> Error;
    pub fn last_os_error() -> Error;
    pub fn from_raw_os_error(code: RawOsError) -> Error;
    pub fn raw_os_error(&self) -> Option<RawOsError>;
    pub fn get_ref(&self) -> Option<&(dyn error::Error + Send + Sync)>;
    pub fn into_inner(self) -> Option<Box<dyn error::Error + Send + Sync>>;
    pub fn kind(&self) -> ErrorKind;
}

impl error::Error for Error {}
impl fmt::Display for Error {}
impl fmt::Debug for Error {}
impl From<ErrorKind> for Error {}
impl<W> From<IntoInnerError<W>> for Error {}
impl From<std::ffi::NulError> for Error {}

pub trait Read {
    /// Asks the system once, for as much as the caller's block takes.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// let mut block = [0; 64];
    /// while std::io::Read::read(&mut file, &mut block)? > 0 {}
    /// ```
    #[sink(once_per = "call")]
    fn read(&mut self, buf: &mut [u8]) -> Result<usize>;

    /// Asks the system once, for as much as all blocks take.
    fn read_vectored(&mut self, bufs: &mut [IoSliceMut]) -> Result<usize>;

    /// Reads all there is in a few large blocks.
    #[buffers]
    fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize>;

    /// Reads all there is in a few large blocks.
    #[buffers]
    fn read_to_string(&mut self, buf: &mut String) -> Result<usize>;

    /// Asks the system once for the length of the caller's block.
    /// ```
    /// let mut file = std::fs::File::open("f")?;
    /// let mut number = [0; 4];
    /// for _ in 0..100 {
    ///     std::io::Read::read_exact(&mut file, &mut number)?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;

    fn by_ref(&mut self) -> &mut Self;

    /// Asks the system for one byte at a time.
    /// ```
    /// for byte in std::io::Read::bytes(std::fs::File::open("f")?) {}
    /// ```
    #[sink(once_per = "byte", per_kib = 1024)]
    fn bytes(self) -> Bytes<Self>;

    fn chain<R: Read>(self, next: R) -> Chain<Self, R>;
    fn take(self, limit: u64) -> Take<Self>;
}

pub trait Write {
    /// Asks the system once, with the caller's block.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     std::io::Write::write(&mut file, b"line\n")?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write(&mut self, buf: &[u8]) -> Result<usize>;

    /// Asks the system once, with all blocks.
    fn write_vectored(&mut self, bufs: &[IoSlice]) -> Result<usize>;

    /// Hands on what is still buffered and reports whether that worked.
    #[flushes]
    fn flush(&mut self) -> Result<()>;

    /// Asks the system once, with the caller's block.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     std::io::Write::write_all(&mut file, b"line\n")?;
    /// }
    /// ```
    #[sink(once_per = "call")]
    fn write_all(&mut self, buf: &[u8]) -> Result<()>;

    /// Asks the system once for each piece of the format string and each argument.
    /// ```
    /// let (key, value) = ("a", 1);
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     std::io::Write::write_fmt(&mut file, format_args!("{key} = {value}\n"))?;
    /// }
    /// ```
    #[sink(once_per = "fragment")]
    fn write_fmt(&mut self, args: fmt::Arguments) -> Result<()>;

    fn by_ref(&mut self) -> &mut Self;
}

pub trait Seek {
    fn seek(&mut self, pos: SeekFrom) -> Result<u64>;
    fn rewind(&mut self) -> Result<()>;
    fn stream_position(&mut self) -> Result<u64>;
    fn seek_relative(&mut self, offset: i64) -> Result<()>;
}

pub trait BufRead: Read {
    fn fill_buf(&mut self) -> Result<&[u8]>;
    fn consume(&mut self, amount: usize);
    fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
    fn skip_until(&mut self, byte: u8) -> Result<usize>;
    fn read_line(&mut self, buf: &mut String) -> Result<usize>;
    fn split(self, byte: u8) -> Split<Self>;
    fn lines(self) -> Lines<Self>;
}

pub trait IsTerminal {
    fn is_terminal(&self) -> bool;
}

pub enum SeekFrom {
    Start(u64),
    End(i64),
    Current(i64),
}

pub struct IoSlice;
pub struct IoSliceMut;

impl IoSlice {
    pub fn new(buf: &[u8]) -> IoSlice;
}

impl IoSliceMut {
    pub fn new(buf: &mut [u8]) -> IoSliceMut;
}

/// Reads 8 KiB at a time and hands them on in pieces.
#[cure(Read)]
#[buffers]
pub struct BufReader<R>;

impl<R: Read> BufReader<R> {
    pub fn new(inner: R) -> BufReader<R>;
    pub fn with_capacity(capacity: usize, inner: R) -> BufReader<R>;
}

impl<R> BufReader<R> {
    pub fn get_ref(&self) -> &R;
    pub fn get_mut(&mut self) -> &mut R;
    pub fn buffer(&self) -> &[u8];
    pub fn capacity(&self) -> usize;
    pub fn into_inner(self) -> R;
    pub fn seek_relative(&mut self, offset: i64) -> Result<()>;
}

impl<R: Read> Read for BufReader<R> {}
impl<R: Read> BufRead for BufReader<R> {}
impl<R: Seek> Seek for BufReader<R> {}
impl<R: fmt::Debug> fmt::Debug for BufReader<R> {}

/// Gathers small writes into 8 KiB; a write error is lost when it is dropped unflushed.
#[cure(Write)]
#[buffers]
pub struct BufWriter<W>;

impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> BufWriter<W>;
    pub fn with_capacity(capacity: usize, inner: W) -> BufWriter<W>;

    /// Writes out what is still buffered, reports whether that worked and gives the inner writer back.
    #[flushes]
    pub fn into_inner(self) -> std::result::Result<W, IntoInnerError<BufWriter<W>>>;
    pub fn into_parts(self) -> (W, std::result::Result<Vec<u8>, WriterPanicked>);
    pub fn get_ref(&self) -> &W;
    pub fn get_mut(&mut self) -> &mut W;
    pub fn buffer(&self) -> &[u8];
    pub fn capacity(&self) -> usize;
}

impl<W: Write> Write for BufWriter<W> {}
impl<W: Write + Seek> Seek for BufWriter<W> {}
impl<W: Write + fmt::Debug> fmt::Debug for BufWriter<W> {}

/// Gathers small writes up to the end of a line, or 1 KiB.
#[buffers]
pub struct LineWriter<W>;

impl<W: Write> LineWriter<W> {
    pub fn new(inner: W) -> LineWriter<W>;
    pub fn with_capacity(capacity: usize, inner: W) -> LineWriter<W>;
    pub fn get_ref(&self) -> &W;
    pub fn get_mut(&mut self) -> &mut W;

    /// Writes out what is still buffered, reports whether that worked and gives the inner writer back.
    #[flushes]
    pub fn into_inner(self) -> std::result::Result<W, IntoInnerError<LineWriter<W>>>;
}

impl<W: Write> Write for LineWriter<W> {}

pub struct IntoInnerError<W>;
pub struct WriterPanicked;

impl<W> IntoInnerError<W> {
    pub fn error(&self) -> &Error;
    pub fn into_inner(self) -> W;
    pub fn into_error(self) -> Error;
    pub fn into_parts(self) -> (Error, W);
}

impl<W> error::Error for IntoInnerError<W> {}
impl error::Error for WriterPanicked {}

pub struct Bytes<R>;
pub struct Chain<T, U>;
pub struct Take<T>;
pub struct Lines<B>;
pub struct Split<B>;

impl<R: Read> Iterator for Bytes<R> {
    type Item = Result<u8>;
}

impl<B: BufRead> Iterator for Lines<B> {
    type Item = Result<String>;
}

impl<B: BufRead> Iterator for Split<B> {
    type Item = Result<Vec<u8>>;
}

impl<T, U> Chain<T, U> {
    pub fn into_inner(self) -> (T, U);
    pub fn get_ref(&self) -> (&T, &U);
    pub fn get_mut(&mut self) -> (&mut T, &mut U);
}

impl<T: Read, U: Read> Read for Chain<T, U> {}
impl<T: BufRead, U: BufRead> BufRead for Chain<T, U> {}

impl<T> Take<T> {
    pub fn limit(&self) -> u64;
    pub fn set_limit(&mut self, limit: u64);
    pub fn into_inner(self) -> T;
    pub fn get_ref(&self) -> &T;
    pub fn get_mut(&mut self) -> &mut T;
}

impl<T: Read> Read for Take<T> {}
impl<T: BufRead> BufRead for Take<T> {}
impl<T: Seek> Seek for Take<T> {}

pub struct Cursor<T>;

impl<T> Cursor<T> {
    pub fn new(inner: T) -> Cursor<T>;
    pub fn into_inner(self) -> T;
    pub fn get_ref(&self) -> &T;
    pub fn get_mut(&mut self) -> &mut T;
    pub fn position(&self) -> u64;
    pub fn set_position(&mut self, pos: u64);
}

impl<T: AsRef<[u8]>> Read for Cursor<T> {}
impl<T: AsRef<[u8]>> BufRead for Cursor<T> {}
impl<T: AsRef<[u8]>> Seek for Cursor<T> {}
impl Write for Cursor<&mut [u8]> {}
impl Write for Cursor<Vec<u8>> {}
impl Write for Cursor<&mut Vec<u8>> {}
impl Write for Cursor<Box<[u8]>> {}
impl<const N: usize> Write for Cursor<[u8; N]> {}
impl<T: Clone> Clone for Cursor<T> {}
impl<T: Default> Default for Cursor<T> {}

pub struct Empty;
pub struct Repeat;
pub struct Sink;

pub fn empty() -> Empty;
pub fn repeat(byte: u8) -> Repeat;
pub fn sink() -> Sink;

impl Read for Empty {}
impl BufRead for Empty {}
impl Seek for Empty {}
impl Write for Empty {}
impl Read for Repeat {}
impl Write for Sink {}
impl Write for &Sink {}

/// The process reads its input 8 KiB at a time, however it asks.
#[buffers]
#[live]
pub struct Stdin;

/// The locked standard input, with the same buffer of 8 KiB.
#[buffers]
#[live]
pub struct StdinLock;

/// Writes out at every line end, also into a file or a pipe.
#[line_buffered]
pub struct Stdout;

/// Writes out at every line end, also into a file or a pipe.
#[line_buffered]
pub struct StdoutLock;

/// Writes out every piece at once.
#[unbuffered(write)]
#[stderr]
pub struct Stderr;

/// Writes out every piece at once.
#[unbuffered(write)]
#[stderr]
pub struct StderrLock;

pub fn stdin() -> Stdin;
pub fn stdout() -> Stdout;
pub fn stderr() -> Stderr;

impl Stdin {
    pub fn lock(&self) -> StdinLock;
    pub fn read_line(&self, buf: &mut String) -> Result<usize>;
    pub fn lines(self) -> Lines<StdinLock>;
}

impl Stdout {
    pub fn lock(&self) -> StdoutLock;
}

impl Stderr {
    pub fn lock(&self) -> StderrLock;
}

impl Read for Stdin {}
impl Read for &Stdin {}
impl Read for StdinLock {}
impl BufRead for StdinLock {}
impl Write for Stdout {}
impl Write for &Stdout {}
impl Write for StdoutLock {}
impl Write for Stderr {}
impl Write for &Stderr {}
impl Write for StderrLock {}
impl IsTerminal for Stdin {}
impl IsTerminal for StdinLock {}
impl IsTerminal for Stdout {}
impl IsTerminal for StdoutLock {}
impl IsTerminal for Stderr {}
impl IsTerminal for StderrLock {}
impl IsTerminal for File {}

/// The reading end of a pipe.
#[unbuffered(read)]
#[live]
pub struct PipeReader;

/// The writing end of a pipe.
#[unbuffered(write)]
pub struct PipeWriter;

pub fn pipe() -> Result<(PipeReader, PipeWriter)>;

impl PipeReader {
    /// Makes a second handle on what this one is open on.
    #[shares]
    pub fn try_clone(&self) -> Result<PipeReader>;
}

impl PipeWriter {
    /// Makes a second handle on what this one is open on.
    #[shares]
    pub fn try_clone(&self) -> Result<PipeWriter>;
}

impl Read for PipeReader {}
impl Read for &PipeReader {}
impl Write for PipeWriter {}
impl Write for &PipeWriter {}

/// Moves 8 KiB at a time, or all at once between files; standard output splits each block at a line end.
/// ```
/// let mut stdout = std::io::stdout();
/// for name in ["a", "b"] {
///     std::io::copy(&mut std::fs::File::open(name)?, &mut stdout)?;
/// }
/// ```
#[sink(once_per = "block", per_kib = 0.25, of = "W")]
pub fn copy<R: Read, W: Write>(reader: &mut R, writer: &mut W) -> Result<u64>;

/// Reads all there is in a few large blocks.
#[buffers]
pub fn read_to_string<R: Read>(reader: R) -> Result<String>;

impl<R: Read> Read for &mut R {}
impl<R: Read> Read for Box<R> {}
impl Read for Arc<File> {}
impl Read for &[u8] {}
impl Read for VecDeque<u8> {}
impl<B: BufRead> BufRead for &mut B {}
impl<B: BufRead> BufRead for Box<B> {}
impl BufRead for &[u8] {}
impl BufRead for VecDeque<u8> {}
impl<W: Write> Write for &mut W {}
impl<W: Write> Write for Box<W> {}
impl Write for Arc<File> {}
impl Write for &mut [u8] {}
impl Write for Vec<u8> {}
impl Write for VecDeque<u8> {}
impl<S: Seek> Seek for &mut S {}
impl<S: Seek> Seek for Box<S> {}
impl Seek for Arc<File> {}
