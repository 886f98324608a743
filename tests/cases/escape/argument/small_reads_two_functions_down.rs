//! Neither `main` nor `load` reads anything itself; the file is open in one and hurts in `read_u16`.
use std::fs::File;
use std::io::{self, Read};

fn read_u16<R: Read>(reader: &mut R) -> io::Result<u16> {
    let mut bytes = [0; 2];
    reader.read_exact(&mut bytes)?; //~ safe once per call
    Ok(u16::from_le_bytes(bytes))
}

fn load<R: Read>(mut reader: R, width: usize, height: usize) -> io::Result<Vec<Vec<u16>>> {
    let mut rows = Vec::new();
    for _ in 0..height {
        let row = (0..width).map(|_| read_u16(&mut reader)).collect::<io::Result<_>>()?;
        rows.push(row);
    }
    Ok(rows)
}

fn main() -> io::Result<()> {
    let terrain = load(File::open("input.bin")?, 128, 64)?; //~ silent
    let peak = terrain.iter().flatten().max();
    println!("{} rows, peak {peak:?}", terrain.len());
    Ok(())
}
