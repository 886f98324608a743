//! The loop names no reader at all: the lines come out of a struct that a caller fed with standard input.
//! runs: same

use std::io::{self, BufRead, Write};

struct Lines<B> {
    input: B,
}

impl<B: BufRead> Iterator for Lines<B> {
    type Item = io::Result<Vec<u8>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut line = Vec::new();
        match self.input.read_until(b'\n', &mut line) {
            Ok(0) => None,
            Ok(_) => Some(Ok(line)),
            Err(error) => Some(Err(error)),
        }
    }
}

fn lines<B: BufRead>(input: B) -> Lines<B> {
    Lines { input }
}

fn head(input: impl BufRead, count: usize) -> io::Result<()> {
    let stdout = io::stdout();
    let mut stdout = stdout.lock();
    for bytes in lines(input).take(count) {
        stdout.write_all(&bytes?)?; //~ review line_buffered_stdout
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let stdin = io::stdin();
    let mut stdin = stdin.lock();
    head(&mut stdin, 200)
}
