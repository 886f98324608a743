//! `&File` can be written, `&BufWriter` cannot: behind `&self` the field would need more than another type.
use std::fs::File;
use std::io::{self, Write};

struct Ls {
    output_file: Option<File>,
}

impl Ls {
    fn new(output_file: Option<File>) -> Self {
        Self { output_file }
    }

    fn print(&self, row: u32, mut out: impl Write) {
        match writeln!(out, "{row} {}", row * 2) { //~ left once per fragment //~ quiet few-calls
            Ok(()) => {}
            Err(e) => eprintln!("{e}"),
        }
    }

    fn matches(&self, row: u32) -> bool {
        if let Some(file) = &self.output_file {
            self.print(row, file); //~ silent
        } else {
            self.print(row, io::stderr()); //~ silent
        }
        true
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let ls = Ls::new(Some(File::create(path)?));
    for row in 0..400 {
        ls.matches(row);
    }
    Ok(())
}
