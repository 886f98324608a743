//! `slog_json`: a record is written piece by piece; the writer lives as long as the program.

use std::io::Write;

pub struct Json<W>;
pub struct JsonBuilder<W>;

impl<W: Write> Json<W> {
    /// Writes every piece of a record by itself.
    pub fn default(io: W) -> Json<W>;

    /// Writes every piece of a record by itself.
    pub fn new(io: W) -> JsonBuilder<W>;
}

impl<W: Write> JsonBuilder<W> {
    pub fn build(self) -> Json<W>;
    pub fn set_flush(self, enabled: bool) -> Self;
    pub fn set_pretty(self, enabled: bool) -> Self;
    pub fn add_default_keys(self) -> Self;
}
