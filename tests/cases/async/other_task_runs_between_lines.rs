//! Other tasks run while this one waits between its lines, and may look at the file.
use std::fs::File;
use std::io::{self, Write};
use std::time::Duration;

async fn step(number: u32) -> u32 {
    tokio::time::sleep(Duration::from_micros(10)).await;
    number * number
}

async fn note(path: &str) -> io::Result<()> {
    let mut journal = File::create(path)?;
    for number in 0..300 {
        let square = step(number).await;
        writeln!(journal, "{} {}", number, square)?; //~ review once per fragment
    }
    Ok(())
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    note(&path).await
}
