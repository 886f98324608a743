//! `as_ref` lends `&File`, which is a writer; a `&BufWriter` is none, so nothing fits into the field.
use std::fs::{self, File};
use std::io::{self, Write};

struct Audit {
    file: Option<File>,
}

impl Audit {
    fn to_file(path: &str) -> io::Result<Audit> {
        Ok(Audit { file: Some(File::create(path)?) })
    }

    fn note(&self, who: &str, what: usize) -> io::Result<()> {
        if let Some(mut file) = self.file.as_ref() {
            writeln!(file, "{who} wrote {what}")?; //~ left once per fragment
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let audit = Audit::to_file("audit.log")?;
    for line in text.lines() {
        audit.note(&line[..3], line.len())?;
    }
    Ok(())
}
