//! `type Result<T> = …<T, Box<dyn Error + Send + Sync>>` is what many programs begin with.
use std::fs::File;
use std::io::Read;
use std::path::Path;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

struct Keyboard {
    events: File,
}

impl Keyboard {
    fn next(&mut self) -> Result<u16> {
        let mut code = [0; 2];
        self.events.read_exact(&mut code)?; //~ safe once per call
        Ok(u16::from_le_bytes(code))
    }
}

fn open_device(path: &Path) -> Result<File> {
    let events = File::open(path)?;
    if !events.metadata()?.is_file() {
        return Err(format!("{} is no file", path.display()).into());
    }
    Ok(events)
}

fn main() -> Result<()> {
    let events = open_device(Path::new("input.bin"))?;
    let mut keyboard = Keyboard { events };
    let mut n_pressed = 0;
    for _ in 0..5_000 {
        n_pressed += u32::from(keyboard.next()? & 1);
    }
    println!("{n_pressed} keys are pressed");
    Ok(())
}
