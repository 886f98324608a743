//! The stamp ends no line, and neither do most of the bytes: stdout gathers them until one does.
use std::io::{self, Write};

fn log(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut begins = true;
    for (at, byte) in bytes.iter().enumerate() {
        if begins {
            out.write_fmt(format_args!("[{at:8}] "))?; //~ quiet flushed
        }
        begins = *byte == b'\n';
        out.write_all(std::slice::from_ref(byte))?; //~ silent
    }
    out.flush()
}

fn main() -> io::Result<()> {
    log(&std::fs::read("input.txt")?)
}
