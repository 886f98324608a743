//! Nobody here knows what the callback does; it may look at the file after each row, as this one does.

use std::fs::{self, File};
use std::io::{self, Write};

struct Export {
    file: File,
    progress: Box<dyn Fn(usize)>,
}

impl Export {
    fn rows(&mut self, text: &str) -> io::Result<()> {
        for (number, line) in text.lines().enumerate() {
            writeln!(self.file, "{number} {line}")?; //~ left once per fragment
            (self.progress)(number);
        }
        self.file.set_len(1_000)
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let progress = Box::new(|number: usize| {
        if number == 500 && fs::metadata("output").map_or(0, |it| it.len()) == 0 {
            println!("nothing yet");
        }
    });
    Export { file: File::create("output")?, progress }.rows(&text)
}
