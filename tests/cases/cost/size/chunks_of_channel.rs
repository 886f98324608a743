//! Nobody here knows how much a sender puts into one message: it may be a block, which a buffer only copies.

use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread;

fn save(chunks: &Receiver<Vec<u8>>, path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    while let Ok(chunk) = chunks.recv() {
        file.write_all(&chunk)?; //~ quiet blocks
    }
    Ok(())
}

fn save_twice(chunks: Receiver<Vec<u8>>, path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for chunk in chunks {
        file.write_all(&chunk)?; //~ quiet blocks
        file.write_all(chunk.as_slice())?; //~ silent
    }
    Ok(())
}

fn chunks() -> Receiver<Vec<u8>> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        for chunk in fs::read("input.bin").unwrap_or_default().chunks(16 << 10) {
            sender.send(chunk.to_vec()).ok();
        }
    });
    receiver
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&chunks(), &path)?;
    save_twice(chunks(), &path)
}
