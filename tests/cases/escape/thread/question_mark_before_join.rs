//! `?` between the start of the thread and its join ends the program while the thread still holds what it has gathered.
use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::mpsc;
use std::thread;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path)?;
    let (sender, receiver) = mpsc::channel::<String>();
    let writer = thread::spawn(move || -> io::Result<()> {
        for line in receiver {
            writeln!(file, "{} {line}", line.len())?; //~ review once per fragment
        }
        Ok(())
    });
    for line in fs::read_to_string("input.txt")?.lines() {
        sender.send(line.to_owned()).expect("the writer panicked");
    }
    drop(sender);
    writer.join().expect("the writer panicked")
}
