//! `termcolor` on coloured lines.

use termcolor::{Ansi, Color, ColorSpec, NoColor, WriteColor};

use super::write;
use crate::input;
use crate::measure::{Api, Outcome};

fn lines(mut out: impl WriteColor, size: usize) -> Outcome {
    let mut bold = ColorSpec::new();
    bold.set_fg(Some(Color::Green)).set_bold(true);
    for record in input::records(size) {
        out.set_color(&bold)?;
        out.write_all(record.name.as_bytes())?;
        out.reset()?;
        writeln!(out, ": {} of {}", record.amount, record.city)?;
    }
    Ok(())
}

pub fn apis() -> Vec<Api> {
    vec![
        write!("termcolor" "1", "termcolor::Ansi::new", "", |writer, size| {
            lines(Ansi::new(writer), size)
        }),
        write!("termcolor" "1", "termcolor::NoColor::new", "", |writer, size| {
            lines(NoColor::new(writer), size)
        }),
    ]
}
