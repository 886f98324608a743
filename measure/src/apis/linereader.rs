//! `linereader` on lines of text.

use linereader::LineReader;

use super::read;
use crate::input;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![read!("linereader" "0.4", "linereader::LineReader::new", "", input::text, |reader| {
        let mut reader = LineReader::new(reader);
        while let Some(line) = reader.next_line() {
            line?;
        }
        Ok(())
    })]
}
