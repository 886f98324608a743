//! Whoever stops the program with Ctrl-C loses the last samples, so that somebody has to look.
use std::fs::File;
use std::io::{self, Write};

struct Sensor {
    readings: Vec<u32>,
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let once = std::env::var_os("FOLLOW").is_none();
    let mut out = File::create(path)?;
    let sensor = Sensor { readings: (0..40).collect() };
    loop {
        for reading in &sensor.readings {
            writeln!(out, "{reading}\t{}", reading * 2)?; //~ review once per fragment
        }
        if once {
            break;
        }
    }
    Ok(())
}
