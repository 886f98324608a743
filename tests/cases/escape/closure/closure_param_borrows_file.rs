//! The closure's parameter is `&mut File`: the file lives on outside and is lent again for the next field.
use std::fs::File;
use std::io::{self, Read};

fn field<R: Read>(mut reader: R) -> io::Result<String> {
    let mut field = String::new();
    loop {
        let mut byte = [0];
        reader.read_exact(&mut byte)?; //~ left once per call
        match byte[0] {
            b' ' | b'\n' => return Ok(field),
            byte => field.push(char::from(byte)),
        }
    }
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let width = |file: &mut File| -> io::Result<usize> { Ok(field(file)?.len()) }; //~ silent
    let mut widest = 0;
    let mut total = 0;
    for _ in 0..1000 {
        let width = width(&mut file)?;
        widest = widest.max(width);
        total += width;
    }
    println!("{widest} of {total}");
    Ok(())
}
