//! `strip-ansi-escapes` on coloured lines.

use std::io::Write;

use strip_ansi_escapes::Writer;

use super::write;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("strip-ansi-escapes" "0.2", "strip_ansi_escapes::Writer::new", "lines", |writer, size| {
        let mut writer = Writer::new(writer);
        for id in 0..size / 18 {
            writeln!(writer, "\u{1b}[1m{id}\u{1b}[0m: \u{1b}[31mred\u{1b}[0m text")?;
        }
        Ok(writer.flush()?)
    })]
}
