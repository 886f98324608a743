//! `io::stdin()` buffers 8 KiB for the whole process.
use std::io::{self, BufRead, Read};

fn main() -> io::Result<()> {
    let mut title = String::new();
    io::stdin().read_line(&mut title)?;
    let mut byte = [0];
    io::stdin().lock().read_exact(&mut byte)?;
    let lines = io::stdin().lock().lines().take(10).count();
    let rest = io::stdin().bytes().count(); //~ silent
    println!("{} {byte:?} {lines} {rest}", title.len());
    Ok(())
}
