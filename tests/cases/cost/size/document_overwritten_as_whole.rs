//! The file is emptied and filled again in one call; that this happens often makes no small calls.
use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};

struct Saved {
    file: File,
}

impl Saved {
    fn save(&mut self, entries: &[String]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.set_len(0)?;
        let text = entries.join("\n");
        self.file.write_all(text.as_bytes()) //~ quiet set-anew
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let file = OpenOptions::new().create(true).truncate(true).write(true).open(path)?;
    let mut saved = Saved { file };
    let mut entries = Vec::new();
    for number in 0..40 {
        entries.push(format!("entry {number}"));
        saved.save(&entries)?;
    }
    Ok(())
}
