//! Each line is written in a closure, whose first error the call hands on: what is said of it is said of the flush too.
//! calls: no more
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};

#[derive(Debug)]
enum Error {
    Open(io::Error),
    Written,
}

fn copy(source: &str, target: &str) -> Result<(), Error> {
    let input = BufReader::new(File::open(source).map_err(Error::Open)?);
    let mut out = BufWriter::new(File::create(target).map_err(Error::Open)?);

    input
        .lines()
        .map_while(Result::ok)
        .take(20)
        .try_for_each(|line| writeln!(out, "{line}")) //~ safe unflushed_buffer
        .map_err(|_| Error::Written)?;

    Ok(())
}

fn main() -> Result<(), Error> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    copy("input.txt", &path)
}
