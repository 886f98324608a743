//! Somebody reads along while the program waits for its next turn.
use std::fs::File;
use std::io::{self, Write};
use std::thread::sleep;
use std::time::Duration;

fn main() -> io::Result<()> {
    let mut log = File::create("output")?;
    for turn in 0..300u64 {
        writeln!(log, "turn {turn} of {}", 300)?; //~ review once per fragment
        sleep(Duration::from_micros(turn));
    }
    Ok(())
}
