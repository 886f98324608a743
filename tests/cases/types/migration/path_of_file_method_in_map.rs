//! `File::metadata` is named as a path: behind a buffer it becomes a closure with `get_ref()`, or nothing compiles.
use std::fs::{File, Metadata};
use std::io::{self, Read};

struct Player {
    track: Option<File>,
}

impl Player {
    fn load(&mut self, path: &str) -> io::Result<()> {
        self.track = Some(File::open(path)?);
        Ok(())
    }

    fn length(&self) -> io::Result<Option<u64>> {
        let metadata = self.track.as_ref().map(File::metadata).transpose()?;
        Ok(metadata.as_ref().map(Metadata::len))
    }

    fn sample(&mut self) -> io::Result<i16> {
        let mut sample = [0; 2];
        if let Some(track) = self.track.as_mut() {
            track.read_exact(&mut sample)?; //~ left once per call
        }
        Ok(i16::from_le_bytes(sample))
    }
}

fn main() -> io::Result<()> {
    let mut player = Player { track: None };
    player.load("input.bin")?;
    let mut peak = 0;
    for _ in 0..player.length()?.unwrap_or(0) / 4 {
        peak = peak.max(player.sample()?);
    }
    println!("{peak}");
    Ok(())
}
