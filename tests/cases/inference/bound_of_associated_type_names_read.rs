//! Whoever is generic over where a level lies knows of its reader only what the trait asks of it, the trait behind that too.
use std::fs::File;
use std::io::{self, Cursor, Read};

trait Named {
    type Asset: Read;
}

trait Store: Named {
    fn asset(&self, name: &str) -> io::Result<Self::Asset>;
}

struct Disk;
struct Packed(Vec<u8>);

impl Named for Packed {
    type Asset = Cursor<Vec<u8>>;
}

impl Store for Packed {
    fn asset(&self, _name: &str) -> io::Result<Self::Asset> {
        Ok(Cursor::new(self.0.clone()))
    }
}

impl Named for Disk {
    type Asset = File;
}

impl Store for Disk {
    fn asset(&self, name: &str) -> io::Result<Self::Asset> {
        File::open(name)
    }
}

fn walls<S: Store>(store: &S, name: &str) -> io::Result<u32> {
    let mut walls = 0;
    for byte in store.asset(name)?.bytes() { //~ left once per byte
        walls += u32::from(byte? == b'1');
    }
    Ok(walls)
}

fn main() -> io::Result<()> {
    println!("{}", walls(&Disk, "input.txt")? + walls(&Packed(b"1 1".to_vec()), "input.txt")?);
    Ok(())
}
