//! A player takes `Box<dyn Media>`, and only `File` is `Media`: a `BufReader` in the box does not compile.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

trait Media: Read + Seek {
    fn len(&self) -> Option<u64>;
}

impl Media for File {
    fn len(&self) -> Option<u64> {
        self.metadata().ok().map(|metadata| metadata.len())
    }
}

struct Player {
    media: Box<dyn Media>,
}

impl Player {
    fn new(media: Box<dyn Media>) -> Self {
        Player { media }
    }

    fn peak(&mut self) -> io::Result<u16> {
        self.media.seek(SeekFrom::Start(44))?;
        let mut peak = 0;
        for _ in 0..self.media.len().unwrap_or_default().saturating_sub(44) / 2 {
            let mut sample = [0; 2];
            self.media.read_exact(&mut sample)?; //~ left once per call
            peak = peak.max(i16::from_le_bytes(sample).unsigned_abs());
        }
        Ok(peak)
    }
}

fn main() -> io::Result<()> {
    let file = File::open("input.bin")?;
    let peak = Player::new(Box::new(file)).peak()?;
    println!("{peak}");
    Ok(())
}
