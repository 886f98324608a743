//! Each mark is written where a seek has led, by a function of its own: a buffer would be emptied before the next.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};

fn mark(target: &mut impl Write, is_taken: bool) -> io::Result<()> {
    let byte: u8 = if is_taken { 0xFF } else { 0 };
    target.write_all(&byte.to_le_bytes()) //~ quiet set-anew
}

fn release(file: &mut File) -> io::Result<usize> {
    let mut record = [0; 4];
    let mut released = 0;
    while file.read_exact(&mut record).is_ok() { //~ quiet set-anew
        if record[3] != 0 {
            file.seek(SeekFrom::Current(-1))?;
            mark(file, false)?; //~ silent
            released += 1;
        }
    }
    Ok(released)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    std::fs::write(&path, [1, 2, 3, 4].repeat(50))?;
    let mut file = File::options().read(true).write(true).open(path)?;
    println!("{}", release(&mut file)?);
    Ok(())
}
