//! `anstream` on coloured lines.

use std::io::Write;

use anstream::{AutoStream, StripStream};

use super::write;
use crate::measure::{Api, Outcome};

fn lines(mut writer: impl Write, size: usize) -> Outcome {
    for id in 0..size / 30 {
        writeln!(writer, "\u{1b}[1m{id}\u{1b}[0m: \u{1b}[31mred\u{1b}[0m text")?;
    }
    Ok(writer.flush()?)
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("anstream" "1", "anstream::AutoStream::always_ansi", "lines", |writer, size| {
            let writer: Box<dyn Write> = Box::new(writer);
            lines(AutoStream::always_ansi(writer), size)
        }),
        write!("anstream" "1", "anstream::AutoStream::never", "lines", |writer, size| {
            let writer: Box<dyn Write> = Box::new(writer);
            lines(AutoStream::never(writer), size)
        }),
        write!("anstream" "1", "anstream::StripStream::new", "lines", |writer, size| {
            let writer: Box<dyn Write> = Box::new(writer);
            lines(StripStream::new(writer), size)
        }),
    ]
}
