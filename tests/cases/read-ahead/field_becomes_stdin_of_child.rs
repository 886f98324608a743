//! Self.file.into() as Stdio.
use std::fs::File;
use std::io::{self, Read};

use std::process::{Command, Stdio};
struct Source {
    file: File,
}
impl Source {
    fn next(&mut self) -> io::Result<u8> {
        let mut byte = [0; 1];
        self.file.read_exact(&mut byte)?; //~ left once per call
        Ok(byte[0])
    }
    fn count(self) -> io::Result<String> {
        let rest: Stdio = self.file.into();
        let out = Command::new("wc").arg("-c").stdin(rest).output()?;
        Ok(String::from_utf8_lossy(&out.stdout).into_owned())
    }
}
fn main() -> io::Result<()> {
    let mut source = Source { file: File::open("input.bin")? };
    let mut sum = 0u64;
    for _ in 0..3000 {
        sum += u64::from(source.next()?);
    }
    println!("{sum} {}", source.count()?);
    Ok(())
}
