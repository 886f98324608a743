//! The loop reads through a method of an enum, one of whose variants is standard input.
//! runs: same
use std::fs::File;
use std::io::{self, BufRead, BufReader, Stdin, Write};

enum Input {
    Standard(Stdin),
    File(BufReader<File>),
}

impl Input {
    fn line(&mut self, line: &mut Vec<u8>) -> io::Result<usize> {
        match self {
            Self::Standard(stdin) => stdin.lock().read_until(b'\n', line),
            Self::File(file) => file.read_until(b'\n', line),
        }
    }
}

fn merge(inputs: &mut [Input]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        for input in inputs.iter_mut() {
            input.line(&mut line)?;
        }
        if line.is_empty() {
            break;
        }
        out.write_all(&line)?; //~ review line_buffered_stdout
        out.write_all(b"--\n")?; //~ review line_buffered_stdout
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let file = BufReader::new(File::open("input.txt")?);
    merge(&mut [Input::Standard(io::stdin()), Input::File(file)])
}
