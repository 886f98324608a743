//! The catalogue opens its file at the first use and lends it out; nobody but its `Drop` says when it ends.
use std::fs::{self, File};
use std::io::{self, Write};

struct Catalogue {
    path: String,
    file: Option<File>,
}

impl Catalogue {
    fn file(&mut self) -> io::Result<&mut File> {
        if self.file.is_none() {
            self.file = Some(File::create(&self.path)?);
        }
        Ok(self.file.as_mut().expect("opened above"))
    }

    fn add(&mut self, name: &str, size: usize) -> io::Result<()> {
        let file = self.file()?;
        writeln!(file, "{name:<12} {size:>6}") //~ review once per fragment
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let mut catalogue = Catalogue { path: "catalogue.txt".to_string(), file: None };
    for line in text.lines() {
        let name = line.split(' ').nth(1).unwrap_or("none");
        catalogue.add(name, line.len())?;
    }
    Ok(())
}
