//! `slog_term`: a record is written piece by piece and flushed; the writer lives as long as the program.

use std::io::Write;

pub struct CompactFormat<D>;
pub struct FullFormat<D>;
pub struct PlainDecorator<W>;
pub struct PlainSyncDecorator<W>;

impl<W: Write> PlainDecorator<W> {
    /// Writes every piece of a record by itself.
    pub fn new(io: W) -> Self;
}

impl<W: Write> PlainSyncDecorator<W> {
    /// Gathers a record, which is then written at once.
    #[buffers]
    pub fn new(io: W) -> Self;
}
