//! The result is matched on at every write; nobody unwraps it before, so the buffer goes inside.
use std::fs::File;
use std::io::{self, Write};
use std::thread;

fn record(out: &mut impl Write, number: u32) -> io::Result<()> {
    out.write_all(&number.to_le_bytes())?; //~ review once per call
    out.write_all(&(number * 2).to_le_bytes()) //~ review once per call
}

fn main() {
    let path = std::env::args().nth(1);
    let worker = thread::spawn(move || {
        let mut output = if let Some(path) = path {
            File::create(path)
        } else {
            Err(io::Error::other("no file was asked for"))
        };
        for number in 0..300 {
            if let Ok(ref mut file) = output {
                record(file, number).unwrap(); //~ silent
            }
        }
        if output.is_ok() {
            drop(output.unwrap());
        }
    });
    worker.join().unwrap();
}
