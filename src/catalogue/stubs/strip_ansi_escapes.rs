//! `strip_ansi_escapes`: a writer gathers a line, which it then writes.

use std::io::{Result, Write};

pub struct Writer<W>;

pub fn strip<T: AsRef<[u8]>>(data: T) -> Vec<u8>;

impl<W: Write> Writer<W> {
    /// Writes every line by itself, whatever length it is.
    pub fn new(inner: W) -> Writer<W>;
}

impl<W: Write> Write for Writer<W> {}
