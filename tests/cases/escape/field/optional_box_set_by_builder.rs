//! `Option<Box<dyn Write>>` is set by a builder and used until `finish`, which is where its flush can go.
use std::fs::File;
use std::io::{self, Write};

#[derive(Default)]
struct Reporter {
    sink: Option<Box<dyn Write>>,
    rows: usize,
}

impl Reporter {
    fn to_file(mut self, path: &str) -> io::Result<Self> {
        self.sink = Some(Box::new(File::create(path)?));
        Ok(self)
    }

    fn row(&mut self, name: &str) -> io::Result<()> {
        if let Some(sink) = &mut self.sink {
            writeln!(sink, "{:4} {name}", self.rows)?; //~ review once per fragment
        }
        self.rows += 1;
        Ok(())
    }

    fn finish(mut self) -> io::Result<usize> {
        if let Some(mut sink) = self.sink.take() {
            sink.flush()?;
        }
        Ok(self.rows)
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut reporter = Reporter::default().to_file(&path)?;
    for line in text.lines() {
        reporter.row(line)?;
    }
    println!("{} rows", reporter.finish()?);
    Ok(())
}
