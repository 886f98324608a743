//! One write and then a pause: a buffer would only keep back what somebody looks for.
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::thread;
use std::time::Duration;

fn gathered(turn: usize) -> Vec<u8> {
    (0..100).map(|it| format!("{turn} {it}\n")).collect::<String>().into_bytes()
}

fn open() -> io::Result<File> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    OpenOptions::new().append(true).create(true).open(path)
}

fn main() -> io::Result<()> {
    let mut file = open()?;
    let writer = thread::spawn(move || {
        for turn in 0..3 {
            let buffer = gathered(turn);
            file.write_all(&buffer).expect("not written");
            thread::sleep(Duration::from_millis(1));
        }
    });
    writer.join().expect("the writer panicked");
    Ok(())
}
