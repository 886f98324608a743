//! Three private functions say `&mut File`; a buffer at the top has to be said in each of them.
use std::fs::File;
use std::io::{self, Read};

struct Image {
    width: u32,
    rows: Vec<Vec<u8>>,
}

fn number(file: &mut File) -> io::Result<u8> {
    let mut byte = [0; 1];
    file.read_exact(&mut byte)?; //~ safe once per call
    Ok(byte[0])
}

fn row(file: &mut File, width: u32) -> io::Result<Vec<u8>> {
    let mut row = Vec::new();
    for _ in 0..width {
        row.push(number(file)?);
    }
    Ok(row)
}

fn image(file: &mut File) -> io::Result<Image> {
    let mut image = Image { width: 100, rows: Vec::new() };
    for _ in 0..100 {
        image.rows.push(row(file, image.width)?);
    }
    Ok(image)
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let image = image(&mut file)?;
    let bright = image.rows.iter().flatten().filter(|pixel| **pixel > 250).count();
    println!("{} x {}: {bright}", image.width, image.rows.len());
    Ok(())
}
