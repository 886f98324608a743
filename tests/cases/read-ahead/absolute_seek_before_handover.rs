//! An absolute seek stands between the small reads and the hand-over, so `into_inner` loses nothing.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

struct Payload {
    file: File,
    fields: usize,
}

fn parse(path: &str) -> io::Result<Payload> {
    let mut file = File::open(path)?;
    let mut fields = 0;
    let mut byte = [0];
    for _ in 0..2000 {
        file.read_exact(&mut byte)?; //~ safe once per call
        fields += usize::from(byte[0] == b' ');
    }
    file.seek(SeekFrom::Start(2000))?;
    Ok(Payload { file, fields })
}

fn main() -> io::Result<()> {
    let Payload { mut file, fields } = parse("input.txt")?;
    let mut rest = String::new();
    file.read_to_string(&mut rest)?;
    println!("{fields} fields, {} bytes left", rest.len());
    Ok(())
}
