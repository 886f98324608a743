//! Each lock reads eight bytes; the mutex keeps the one position, and would keep the one buffer.
use std::fs::File;
use std::io::{self, Read};
use std::sync::Mutex;

struct Tickets {
    file: Mutex<File>,
}

impl Tickets {
    fn open(path: &str) -> io::Result<Self> {
        Ok(Tickets { file: Mutex::new(File::open(path)?) })
    }

    fn draw(&self) -> io::Result<u64> {
        let mut ticket = [0; 8];
        self.file.lock().expect("the tickets are poisoned").read_exact(&mut ticket)?; //~ safe once per call
        Ok(u64::from_le_bytes(ticket))
    }
}

fn main() -> io::Result<()> {
    let tickets = Tickets::open("input.bin")?;
    let mut best = 0;
    for _ in 0..4_000 {
        best = best.max(tickets.draw()?);
    }
    println!("{best}");
    Ok(())
}
