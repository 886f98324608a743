//! `HashMap::new()` makes no file; what it is given later on is flushed after every record.
use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};

struct Stores {
    files: HashMap<String, File>,
}

impl Stores {
    fn new() -> Self {
        Self { files: HashMap::new() }
    }

    fn record(&mut self, name: &str, event: &str) -> io::Result<()> {
        if !self.files.contains_key(name) {
            let file = OpenOptions::new().create(true).append(true).open(name)?;
            self.files.insert(name.to_owned(), file);
        }
        let Some(file) = self.files.get_mut(name) else { return Ok(()) };
        file.write_all(event.as_bytes())?; //~ quiet flushed
        file.write_all(b"\n")?; //~ silent
        file.flush()
    }
}

fn main() -> io::Result<()> {
    let mut stores = Stores::new();
    for line in fs::read_to_string("input.txt")?.lines() {
        stores.record("events.txt", line)?;
    }
    Ok(())
}
