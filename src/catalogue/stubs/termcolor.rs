//! `termcolor`: colours pass every write on; only its buffers buffer.

use std::io::{Result, Write};

pub struct Ansi<W>;
pub struct NoColor<W>;
pub struct Buffer;
pub struct BufferWriter;
pub struct ColorSpec;

pub enum ColorChoice {
    Always,
    AlwaysAnsi,
    Auto,
    Never,
}

pub enum Color {
    Black,
    Blue,
    Green,
    Red,
    Cyan,
    Magenta,
    Yellow,
    White,
}

/// Writes out at every line end, or every piece where it is the error stream.
#[line_buffered]
pub struct StandardStream;

/// The same, locked.
#[line_buffered]
pub struct StandardStreamLock;

/// Gathers its output into 8 KiB.
#[buffers]
pub struct BufferedStandardStream;

pub trait WriteColor: Write {
    fn supports_color(&self) -> bool;
    fn set_color(&mut self, spec: &ColorSpec) -> Result<()>;
    fn reset(&mut self) -> Result<()>;
}

impl ColorSpec {
    pub fn new() -> ColorSpec;
    pub fn set_fg(&mut self, color: Option<Color>) -> &mut ColorSpec;
    pub fn set_bg(&mut self, color: Option<Color>) -> &mut ColorSpec;
    pub fn set_bold(&mut self, yes: bool) -> &mut ColorSpec;
}

impl StandardStream {
    pub fn stdout(choice: ColorChoice) -> StandardStream;
    /// The error stream, of the type that stdout has too.
    #[stderr]
    pub fn stderr(choice: ColorChoice) -> StandardStream;
    pub fn lock(&self) -> StandardStreamLock;
}

impl BufferedStandardStream {
    pub fn stdout(choice: ColorChoice) -> BufferedStandardStream;
    pub fn stderr(choice: ColorChoice) -> BufferedStandardStream;
}

impl BufferWriter {
    pub fn stdout(choice: ColorChoice) -> BufferWriter;
    pub fn stderr(choice: ColorChoice) -> BufferWriter;
    pub fn buffer(&self) -> Buffer;
    pub fn print(&self, buf: &Buffer) -> Result<()>;
}

impl Buffer {
    pub fn no_color() -> Buffer;
    pub fn ansi() -> Buffer;
    pub fn as_slice(&self) -> &[u8];
    pub fn into_inner(self) -> Vec<u8>;
}

impl<W: Write> Ansi<W> {
    /// Passes every write on, and writes every colour by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let mut writer = termcolor::Ansi::new(&mut file);
    /// termcolor::WriteColor::reset(&mut writer)?;
    /// ```
    #[sink(once_per = "token", per_kib = 227.2)]
    pub fn new(wtr: W) -> Ansi<W>;

    pub fn into_inner(self) -> W;
    pub fn get_ref(&self) -> &W;
    pub fn get_mut(&mut self) -> &mut W;
}

impl<W: Write> NoColor<W> {
    /// Passes every write on.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let mut writer = termcolor::NoColor::new(&mut file);
    /// std::io::Write::write_all(&mut writer, b"text")?;
    /// ```
    #[sink(once_per = "token", per_kib = 232)]
    pub fn new(wtr: W) -> NoColor<W>;

    pub fn into_inner(self) -> W;
    pub fn get_ref(&self) -> &W;
    pub fn get_mut(&mut self) -> &mut W;
}

impl<W: Write> Write for Ansi<W> {}
impl<W: Write> Write for NoColor<W> {}
impl<W: Write> WriteColor for Ansi<W> {}
impl<W: Write> WriteColor for NoColor<W> {}
impl Write for Buffer {}
impl WriteColor for Buffer {}
impl Write for StandardStream {}
impl WriteColor for StandardStream {}
impl Write for StandardStreamLock {}
impl WriteColor for StandardStreamLock {}
impl Write for BufferedStandardStream {}
impl WriteColor for BufferedStandardStream {}
