//! All that the helper returns is known to keep nothing back, so the flush reaches nothing that the drop would not.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn target(path: Option<&str>) -> Box<dyn Write> {
    let target: Box<dyn Write> = match path {
        Some(path) => {
            if path.is_empty() {
                panic!("no path");
            }
            Box::new(File::create(path).unwrap_or_else(|error| panic!("{path}: {error}")))
        }
        None => {
            let stdout = io::stdout();
            Box::new(stdout)
        }
    };
    target
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("config.json")?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = BufWriter::new(target(Some(&path)));
    for line in text.lines() {
        writeln!(out, "{line}")?; //~ safe unflushed_buffer
    }
    Ok(())
}
