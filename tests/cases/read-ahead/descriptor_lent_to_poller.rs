//! Whoever polls the descriptor sees nothing to read while the buffer is full: `AsFd` makes it one with the file.
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::{AsFd, BorrowedFd};

struct Events {
    device: File,
}

impl AsFd for Events {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.device.as_fd()
    }
}

impl Events {
    fn next(&mut self) -> io::Result<u64> {
        let mut event = [0; 8];
        self.device.read_exact(&mut event)?; //~ left once per call
        Ok(u64::from_ne_bytes(event))
    }
}

fn is_ready(source: &impl AsFd) -> bool {
    source.as_fd().try_clone_to_owned().is_ok()
}

fn main() -> io::Result<()> {
    let mut events = Events { device: File::open("input.bin")? };
    let mut last = 0;
    for _ in 0..1000 {
        if is_ready(&events) {
            last = events.next()?;
        }
    }
    println!("{last:016x}");
    Ok(())
}
