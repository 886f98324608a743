//! A lock that lived as long as the buffer would stop the thread that prints after it.

use std::error::Error;
use std::{fs, io, thread};

fn main() -> Result<(), Box<dyn Error>> {
    let catalogue: serde_json::Value = serde_json::from_slice(&fs::read("input.json")?)?;
    serde_json::to_writer_pretty(io::stdout(), &catalogue)?; //~ safe line_buffered_stdout
    println!();
    thread::scope(|scope| {
        scope.spawn(|| println!("from a thread"));
    });
    Ok(())
}
