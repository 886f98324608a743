//! `File::open(…)?.into()` names neither the type nor its constructor; `from` is where the buffer goes.
use std::fs::File;
use std::io::{self, Read};

struct Feed {
    input: File,
}

impl From<File> for Feed {
    fn from(input: File) -> Self {
        Feed { input }
    }
}

impl Feed {
    fn tick(&mut self) -> io::Result<u32> {
        let mut tick = [0; 4];
        self.input.read_exact(&mut tick)?; //~ safe once per call
        Ok(u32::from_le_bytes(tick))
    }
}

fn main() -> io::Result<()> {
    let mut bids = Feed::from(File::open("input.bin")?);
    let mut asks: Feed = File::open("input.json")?.into();
    let mut crossed = 0;
    for _ in 0..3_000 {
        crossed += u32::from(bids.tick()? >= asks.tick()?);
    }
    println!("{crossed} are crossed");
    Ok(())
}
