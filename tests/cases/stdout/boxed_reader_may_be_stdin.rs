//! The field holds a `dyn` reader that one of two functions makes of stdin: whoever feeds it waits for each line.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

struct Records {
    inner: Box<dyn BufRead>,
}

impl Records {
    fn of_file(path: &str) -> io::Result<Records> {
        Ok(Records { inner: Box::new(BufReader::new(File::open(path)?)) })
    }

    fn of_stdin() -> Records {
        Records { inner: Box::new(io::stdin().lock()) }
    }

    fn read(&mut self, record: &mut String) -> io::Result<usize> {
        record.clear();
        self.inner.read_line(record)
    }
}

fn main() -> io::Result<()> {
    let mut records = match std::env::args().nth(1) {
        Some(path) => Records::of_file(&path)?,
        None => Records::of_stdin(),
    };
    let mut stdout = io::stdout().lock();
    let mut record = String::new();
    while records.read(&mut record)? > 0 {
        writeln!(stdout, "{}", record.trim_end())?; //~ review line_buffered_stdout
    }
    Ok(())
}
