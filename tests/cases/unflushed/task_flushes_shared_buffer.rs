//! A task flushes from time to time, and whether that went well nobody asks: the buffer is shared, and no place is its end.
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;

#[tokio::main]
async fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let log = Arc::new(Mutex::new(BufWriter::new(File::create(path)?)));
    let behind = Arc::clone(&log);
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_millis(50)).await;
            behind.lock().expect("not poisoned").flush().ok();
        }
    });
    for row in 0..300 {
        writeln!(log.lock().expect("not poisoned"), "{} {}", row, row * row)?; //~ silent
    }
    Ok(())
}
