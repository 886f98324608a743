//! Whoever has it then may flush it.
use std::fs::File;
use std::io::{self, BufWriter, Write};

struct Report {
    out: BufWriter<File>,
}

impl Report {
    fn open(path: &str) -> io::Result<Self> {
        let mut out = BufWriter::new(File::create(path)?);
        writeln!(out, "report")?; //~ silent
        Ok(Self { out })
    }

    fn close(mut self) -> io::Result<()> {
        writeln!(self.out, "end")?; //~ silent
        self.out.flush()
    }
}

fn titled(path: &str) -> io::Result<BufWriter<File>> {
    let mut out = BufWriter::new(File::create(path)?);
    writeln!(out, "title")?; //~ silent
    Ok(out)
}

fn main() -> io::Result<()> {
    titled("output.2")?.flush()?;
    Report::open("output")?.close()
}
