//! The lock on the file is held while others are awaited: a buffer would hold their lines back too.
use std::fs::File;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;

async fn step(number: u32) -> u32 {
    tokio::time::sleep(Duration::from_micros(10)).await;
    number * number
}

async fn note(journal: Arc<Mutex<File>>, numbers: std::ops::Range<u32>) -> io::Result<()> {
    let mut journal = journal.lock().await;
    for number in numbers {
        let square = step(number).await;
        writeln!(journal, "{} {}", number, square)?; //~ silent
    }
    Ok(())
}

#[tokio::main]
async fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let journal = Arc::new(Mutex::new(File::create(path)?));
    note(Arc::clone(&journal), 0..30).await?;
    note(journal, 30..60).await
}
