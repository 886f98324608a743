//! `get_mut` lends the file of a name: the map keeps it, and the next look-up reads on.
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read};

struct Pool {
    open: HashMap<String, File>,
}

fn word(reader: &mut impl Read) -> io::Result<u16> {
    let mut word = [0; 2];
    reader.read_exact(&mut word)?; //~ left once per call
    Ok(u16::from_le_bytes(word))
}

impl Pool {
    fn add(&mut self, name: &str) -> io::Result<()> {
        self.open.insert(name.to_owned(), File::open(name)?);
        Ok(())
    }

    fn next(&mut self, name: &str) -> io::Result<u16> {
        let Some(file) = self.open.get_mut(name) else {
            return Err(io::ErrorKind::NotFound.into());
        };
        word(file) //~ silent
    }
}

fn main() -> io::Result<()> {
    let mut pool = Pool { open: HashMap::new() };
    pool.add("input.bin")?;
    pool.add("input.txt")?;
    let mut sum = 0_u64;
    for _ in 0..4000 {
        sum += u64::from(pool.next("input.bin")?) ^ u64::from(pool.next("input.txt")?);
    }
    println!("{sum}");
    Ok(())
}
