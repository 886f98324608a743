//! A thread that was started before answers each time with what the file holds.
use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

fn watch(path: String) -> (Sender<()>, Receiver<usize>) {
    let (ask, asked) = channel::<()>();
    let (answer, answered) = channel();
    thread::spawn(move || {
        for () in asked {
            let length = fs::read(&path).map_or(0, |it| it.len());
            if answer.send(length).is_err() {
                break;
            }
        }
    });
    (ask, answered)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let path = String::from("output");
    let (ask, answered) = watch(path.clone());
    let mut seen = 0;
    let mut out = File::create(&path)?;
    for (row, line) in text.lines().enumerate() {
        writeln!(out, "{row} {line}")?; //~ review once per fragment
        ask.send(()).unwrap();
        seen += answered.recv().unwrap();
    }
    println!("{seen}");
    Ok(())
}
