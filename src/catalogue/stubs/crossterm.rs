//! `crossterm`: a command is written in the pieces of its escape sequence; the macros `queue` and `execute` are known
//! without a stub.

use std::io::{Result, Write};

pub trait Command {}

pub trait QueueableCommand: Write {
    /// Writes every piece of a command by itself.
    /// ```
    /// let mut out = std::io::stderr().lock();
    /// for row in 0..50 {
    ///     crossterm::QueueableCommand::queue(&mut out, crossterm::cursor::MoveTo(0, row))?;
    ///     crossterm::QueueableCommand::queue(&mut out, crossterm::style::Print("text"))?;
    /// }
    /// ```
    #[sink(once_per = "fragment", per_kib = 365, one_line)]
    fn queue<C: Command>(&mut self, command: C) -> Result<&mut Self>;
}

pub trait ExecutableCommand: Write {
    /// Writes every piece of a command by itself, and flushes.
    /// ```
    /// let mut out = std::io::stderr().lock();
    /// for row in 0..50 {
    ///     crossterm::ExecutableCommand::execute(&mut out, crossterm::cursor::MoveTo(0, row))?;
    ///     crossterm::ExecutableCommand::execute(&mut out, crossterm::style::Print("text"))?;
    /// }
    /// ```
    #[flushes]
    #[sink(once_per = "fragment", per_kib = 365, one_line)]
    fn execute<C: Command>(&mut self, command: C) -> Result<&mut Self>;
}

impl<W: Write> QueueableCommand for W {}
impl<W: Write> ExecutableCommand for W {}

pub mod cursor {
    pub struct MoveTo(pub u16, pub u16);

    impl crate::Command for MoveTo {}
}

pub mod style {
    pub struct Print<T>(pub T);

    impl<T> crate::Command for Print<T> {}
}

pub mod event {
    use std::io::Result;
    use std::time::Duration;

    pub struct Event;

    /// The next key, click or change of size.
    #[waits]
    pub fn read() -> Result<Event>;
    /// Waits until there is one, or the time is over.
    #[waits]
    pub fn poll(timeout: Duration) -> Result<bool>;
}
