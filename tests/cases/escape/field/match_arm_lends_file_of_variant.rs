//! The arm binds `&mut File`, so a buffer around it dies with the arm and takes the next bytes along.
use std::fs::File;
use std::io::{self, Read};

enum Input {
    Disk(File),
    Silence,
}

fn sample(reader: &mut dyn Read) -> io::Result<i16> {
    let mut low = [0];
    let mut high = [0];
    reader.read_exact(&mut low)?; //~ safe once per call
    reader.read_exact(&mut high)?; //~ safe once per call
    Ok(i16::from_le_bytes([low[0], high[0]]))
}

impl Input {
    fn next(&mut self) -> io::Result<i16> {
        match self {
            Input::Disk(file) => sample(file), //~ silent
            Input::Silence => Ok(0),
        }
    }
}

fn main() -> io::Result<()> {
    let mut inputs = [Input::Disk(File::open("input.bin")?), Input::Silence];
    let mut sum = 0_i64;
    for _ in 0..4000 {
        for input in &mut inputs {
            sum += i64::from(input.next()?);
        }
    }
    println!("{sum}");
    Ok(())
}
