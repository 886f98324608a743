//! The helper asks for `AsFd` beside `Write`, which no buffer is: nothing fits between the file and the call.
use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::os::fd::AsFd;

fn banner<W: Write + AsFd>(out: &mut W, lines: u32) -> io::Result<()> {
    let mark = if out.as_fd().is_terminal() { ">" } else { "#" };
    for n in 0..lines {
        writeln!(out, "{mark} {n} {}", n * 7)?; //~ left once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let mut file = File::create("banner.txt")?;
    banner(&mut file, 150) //~ silent
}
