//! Half a dozen system calls in all: a buffer and its flush cost more to read than they save.

use std::fs::File;
use std::io::{self, Write};

fn write_keyboard(layout: &str, model: Option<&str>) -> io::Result<()> {
    let mut file = File::create("output")?;
    writeln!(file, "XKBLAYOUT={layout}")?; //~ quiet few-calls
    if let Some(model) = model {
        writeln!(file, "XKBMODEL={model}")?; //~ silent
    }
    writeln!(file, "BACKSPACE=guess{}", "") //~ silent
}

fn main() -> io::Result<()> {
    write_keyboard("de", Some("pc105"))
}
