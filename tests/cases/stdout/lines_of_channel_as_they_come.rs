//! Whoever sends down the channel decides when a line is there and how many come, and may wait for each to be seen.

use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread;

fn show(progress: Receiver<String>) -> io::Result<()> {
    let mut out = io::stdout();
    for message in progress {
        writeln!(out, "done: {message}")?; //~ review line_buffered_stdout
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let (sender, receiver) = mpsc::channel();
    let worker = thread::spawn(move || {
        for step in 0..20 {
            if sender.send(format!("step {step}")).is_err() {
                break;
            }
        }
    });
    show(receiver)?;
    worker.join().expect("the worker ends");
    Ok(())
}
