//! Behind a loop that ends with its channel a flush comes too late for whoever looks at the file meanwhile.

use std::fs::File;
use std::io::Write;
use std::os::fd::AsRawFd;
use std::sync::mpsc::{Receiver, channel};

struct Recorder {
    file: File,
    lines: Receiver<String>,
}

impl Recorder {
    fn run(mut self) {
        for line in self.lines {
            if let Err(error) = writeln!(self.file, "{} {line}", line.len()) { //~ left once per fragment
                eprintln!("{error}");
            }
        }
        println!("{}", self.file.as_raw_fd() > 2);
    }
}

fn main() -> std::io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let (sender, lines) = channel();
    let recorder = Recorder { file: File::create("output")?, lines };
    let thread = std::thread::spawn(move || recorder.run());
    for line in text.lines() {
        let _ = sender.send(line.to_owned());
    }
    drop(sender);
    thread.join().expect("the recorder panicked");
    Ok(())
}
