//! A helper that seeks for itself is given the buffer, whose own seek knows what was read ahead.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

fn skip_padding(file: &mut File, align: i64) -> io::Result<u64> {
    let position = file.stream_position()?;
    let padding = (align - position as i64 % align) % align;
    file.seek(SeekFrom::Current(padding))
}

fn main() -> io::Result<()> {
    let mut image = File::open("input.bin")?;
    let mut names = 0;
    for _ in 0..100 {
        loop {
            let mut byte = [0];
            image.read_exact(&mut byte)?; //~ safe once per call
            if byte[0] < 8 {
                break;
            }
            names += 1;
        }
        skip_padding(&mut image, 16)?;
    }
    println!("{names}");
    Ok(())
}
