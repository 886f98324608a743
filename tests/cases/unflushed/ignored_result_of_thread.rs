//! The handle of the thread is thrown away, and with it whatever its closure gives back: a flush would tell nobody.
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::sync::mpsc;
use std::thread;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let (sender, rows) = mpsc::channel::<u32>();
    let (done, is_done) = mpsc::channel::<()>();
    thread::spawn(move || -> io::Result<()> {
        let _done = done;
        let mut file = BufWriter::new(File::create(path)?);
        for row in rows {
            writeln!(file, "{row} squared is {}", row * row)?; //~ silent
        }
        Ok(())
    });
    for row in 0..300 {
        sender.send(row).map_err(io::Error::other)?;
    }
    drop(sender);
    assert!(is_done.recv().is_err());
    Ok(())
}
