//! `Stdout` keeps what has no line end: a flush for each cell would make a system call that was not there.

use std::io::{self, Write};

fn pad<W: Write>(mut out: W, text: &[u8], width: usize) -> io::Result<()> {
    out.write_all(text)?; //~ quiet blocks
    for _ in text.len()..width {
        out.write_all(b" ")?; //~ silent
    }
    Ok(())
}

fn print_cell(text: &str, width: usize) {
    let _ = pad(io::stdout(), text.as_bytes(), width); //~ silent
}

fn main() {
    for row in [["one", "two"], ["three", "four"]] {
        for cell in row {
            print_cell(cell, 20);
        }
        println!(); //~ quiet few-calls
    }
}
