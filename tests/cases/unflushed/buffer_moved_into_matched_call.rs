//! What is printed behind the match used to come after the buffer was gone, and its last write's error is one more that the match may see.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Write};

#[derive(Debug)]
enum Error {
    Io(io::Error),
    Empty,
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error::Io(error)
    }
}

fn write_names<W: Write>(mut out: W, names: &[String]) -> Result<(), Error> {
    for name in names {
        if name.is_empty() {
            return Err(Error::Empty);
        }
        writeln!(out, "{name}")?;
    }
    Ok(())
}

fn length_of(path: &str) -> io::Result<u64> {
    Ok(std::fs::metadata(path)?.len())
}

fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let names: Vec<String> = (0..20).map(|it| format!("name {it}")).collect();
    let out = BufWriter::new(File::create(&path)?);
    let code = match write_names(out, &names) { //~ safe unflushed_buffer
        Ok(()) => 0,
        Err(error) => {
            eprintln!("{error:?}");
            1
        }
    };
    println!("{}", length_of(&path)?);
    std::process::exit(code);
}
