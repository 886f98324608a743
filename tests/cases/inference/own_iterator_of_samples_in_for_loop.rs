//! `for` calls `next` without naming it, so the small reads lie in an impl that no call points to.
use std::fs::File;
use std::io::{self, Read};

struct Samples {
    file: File,
    channel: usize,
}

impl Samples {
    fn open(path: &str, channel: usize) -> io::Result<Self> {
        Ok(Samples { file: File::open(path)?, channel })
    }
}

impl Iterator for Samples {
    type Item = i16;

    fn next(&mut self) -> Option<i16> {
        let mut frame = [0; 4];
        self.file.read_exact(&mut frame).ok()?; //~ safe once per call
        Some(i16::from_le_bytes([frame[2 * self.channel], frame[2 * self.channel + 1]]))
    }
}

fn main() -> io::Result<()> {
    let mut peak = 0;
    for sample in Samples::open("input.bin", 1)? {
        peak = peak.max(sample);
    }
    println!("peak {peak}");
    Ok(())
}
