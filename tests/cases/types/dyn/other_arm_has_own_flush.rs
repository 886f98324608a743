//! What the writer of the workspace does when it is flushed is its own affair: it begins a new page.
use std::fs::{self, File};
use std::io::{self, Write};

struct Pages {
    text: String,
}

impl Write for Pages {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.push_str(&String::from_utf8_lossy(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        println!("page of {} bytes", self.text.len());
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut out: Box<dyn Write> = if std::env::args().count() > 9 {
        Box::new(Pages { text: String::new() })
    } else {
        Box::new(File::create("output")?)
    };
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}
