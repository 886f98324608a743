//! Whether lines go out slowly is told by what is behind the `dyn` reader: here only ever a file.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

struct Reader<R> {
    inner: R,
}

impl<R: BufRead> Reader<R> {
    fn read_record(&mut self, record: &mut String) -> io::Result<usize> {
        record.clear();
        self.inner.read_line(record)
    }
}

fn open(path: &str) -> io::Result<Reader<Box<dyn BufRead>>> {
    let file = File::open(path)?;
    let inner: Box<dyn BufRead> = Box::new(BufReader::new(file));
    Ok(Reader { inner })
}

fn main() -> io::Result<()> {
    let mut reader = open("input.txt")?;
    let mut stdout = io::stdout().lock();
    let mut record = String::new();
    while reader.read_record(&mut record)? > 0 {
        writeln!(stdout, "{}", record.trim_end())?; //~ safe line_buffered_stdout
    }
    Ok(())
}
