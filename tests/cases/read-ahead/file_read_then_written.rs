//! The mark is written where reading stopped; a buffer would have gone further.
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};

fn main() -> io::Result<()> {
    fs::copy("input.txt", "output")?;
    let mut journal = OpenOptions::new().read(true).write(true).open("output")?;
    let mut byte = [0];
    loop {
        journal.read_exact(&mut byte)?; //~ left once per call
        if byte[0] == b'\n' {
            break;
        }
    }
    journal.write_all(b"DONE")?; //~ quiet few-calls
    println!("{}", fs::read_to_string("output")?.lines().nth(1).is_some_and(|it| it.starts_with("DONE")));
    Ok(())
}
