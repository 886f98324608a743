//! A thread that still runs when `main` ends takes the gathered bytes with it.

use std::fs::File;
use std::io::{self, Write};
use std::sync::mpsc;
use std::thread;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    let (sender, receiver) = mpsc::channel::<(u32, String)>();
    let (done, finished) = mpsc::channel::<io::Result<()>>();
    thread::spawn(move || {
        for (id, event) in receiver {
            let written = writeln!(file, "{} {}", id, event); //~ review once per fragment
            if let Err(error) = written {
                done.send(Err(error)).ok();
                return;
            }
        }
        done.send(Ok(())).ok();
    });

    for id in 0..200 {
        if sender.send((id, format!("event of kind {}", id % 5))).is_err() {
            break;
        }
    }
    drop(sender);
    finished.recv().unwrap_or(Ok(()))
}
