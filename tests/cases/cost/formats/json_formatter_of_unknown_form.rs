//! A formatter of the project's own may put its line ends anywhere, and one document is no stream of lines.
use std::io;

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};

struct Canonical(CompactFormatter);

impl Formatter for Canonical {
    fn write_null<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.0.write_null(writer)
    }
}

fn main() -> io::Result<()> {
    let value: serde_json::Value = serde_json::from_reader(io::BufReader::new(std::fs::File::open("input.json")?))?;
    let mut serializer = Serializer::with_formatter(io::stdout(), Canonical(CompactFormatter)); //~ quiet few-calls
    value.serialize(&mut serializer)?;
    Ok(())
}
