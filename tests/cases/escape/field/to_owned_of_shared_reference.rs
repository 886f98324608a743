//! A file cannot be cloned, and `to_owned` of a reference to one is that reference, by which a buffer cannot be written.
use std::fs::File;
use std::io::{self, Write};

struct Shell {
    spool: Option<File>,
}

impl Shell {
    fn print(&self, rows: &[String]) -> io::Result<()> {
        if let Some(file) = &self.spool {
            for row in rows {
                writeln!(file.to_owned(), "{row}")?; //~ left once per fragment
            }
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<String> = text.lines().map(str::to_owned).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let shell = Shell { spool: Some(File::create(path)?) };
    shell.print(&rows)
}
