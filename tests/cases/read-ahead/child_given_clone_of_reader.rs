//! The header is read here and the rest by `wc`, which has a clone of the handle and so its position.
use std::fs::File;
use std::io::{self, Read};
use std::process::{Command, Stdio};

fn skipped(file: &mut impl Read) -> io::Result<usize> {
    let (mut length, mut byte) = (0, [0_u8]);
    while file.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ left once per call
        length += 1;
    }
    Ok(length)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let behind = file.try_clone()?;
    println!("{}", skipped(&mut file)?); //~ silent
    let status = Command::new("wc").arg("-l").stdin(Stdio::from(behind)).status()?;
    assert!(status.success());
    Ok(())
}
