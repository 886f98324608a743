//! `StdoutLock` cannot be sent to another thread, and held there it would stop everybody else's output.
use std::io::{self, Write};
use std::thread;

fn count(mut out: impl Write + Send + 'static) {
    let worker = thread::spawn(move || {
        for i in 0..300 {
            writeln!(out, "{i}").unwrap(); //~ quiet few-calls
        }
    });
    worker.join().unwrap();
}

fn main() {
    count(io::stdout()); //~ silent
}
