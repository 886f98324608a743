//! The helper that is told of the path marks a record as done, in the file that the loop is reading.
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

fn mark(path: &Path, done: usize) -> io::Result<()> {
    let text = fs::read_to_string(path)?;
    fs::write(path, text.replacen('?', &(done % 10).to_string(), 1))
}

fn main() -> io::Result<()> {
    let path = Path::new("queue.txt");
    fs::write(path, "task ? of many\n".repeat(60))?;
    let mut file = File::open(path)?;
    let (mut lines, mut digits, mut byte) = (0, 0, [0_u8]);
    while file.read(&mut byte)? == 1 { //~ review once per call
        digits += usize::from(byte[0].is_ascii_digit());
        if byte[0] == b'\n' {
            lines += 1;
            mark(path, lines)?;
            mark(path, lines)?;
        }
    }
    println!("{lines} lines, {digits} digits");
    Ok(())
}
