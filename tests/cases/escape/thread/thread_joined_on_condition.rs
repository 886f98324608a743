//! Where nobody waits for the thread, the program takes along what its buffer holds.
use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::mpsc;
use std::thread;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("no input");
    let mut file = File::create(path).expect("no file");
    let (sender, receiver) = mpsc::channel::<String>();
    let writer = thread::spawn(move || -> io::Result<()> {
        for line in receiver {
            writeln!(file, "{} {line}", line.len())?; //~ review once per fragment
        }
        Ok(())
    });
    for line in text.lines() {
        sender.send(line.to_owned()).expect("the writer panicked");
    }
    if !text.is_empty() {
        drop(sender);
        writer.join().expect("the writer panicked").expect("not written");
    }
}
