//! Both handles write to one file and one position: the lines of a buffered one would come too late.
use std::fs::File;
use std::io::{self, Write};

struct Tee {
    rows: File,
    notes: File,
}

impl Tee {
    fn create(path: &str) -> io::Result<Tee> {
        let rows = File::create(path)?;
        let notes = rows.try_clone()?;
        Ok(Tee { rows, notes })
    }

    fn row(&mut self, number: usize, text: &str) -> io::Result<()> {
        writeln!(self.rows, "{number}: {text}") //~ review once per fragment
    }

    fn note(&mut self, number: usize) -> io::Result<()> {
        writeln!(self.notes, "# {number} is empty of {}", "ropes") //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut tee = Tee::create(&path)?;
    for (number, line) in std::fs::read_to_string("input.txt")?.lines().enumerate() {
        tee.row(number, line)?;
        if !line.contains("rope") {
            tee.note(number)?;
        }
    }
    Ok(())
}
