//! A look at memory of so many bytes is a small piece, and silences no other.
use std::fs::File;
use std::io::{self, Write};

struct Gate {
    wire: u32,
    factor: i32,
}

fn save(gates: &[Gate], path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for gate in gates {
        file.write_all(&gate.wire.to_le_bytes())?; //~ safe once per call
        let factor: &[u8] = unsafe { std::slice::from_raw_parts(std::ptr::from_ref(&gate.factor).cast(), 4) };
        file.write_all(factor)?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let gates: Vec<Gate> = (0..300).map(|it| Gate { wire: it, factor: -1 }).collect();
    save(&gates, &path)
}
