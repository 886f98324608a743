//! `save` is a default body: what `render` does is said by the impls, and each of them writes pieces.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

trait Report {
    fn render(&self, out: &mut dyn Write) -> io::Result<()>;

    fn save(&self, path: &Path) -> io::Result<()> {
        let mut file = File::create(path)?;
        self.render(&mut file) //~ silent
    }
}

struct Lengths<'a>(&'a str);

impl Report for Lengths<'_> {
    fn render(&self, out: &mut dyn Write) -> io::Result<()> {
        for line in self.0.lines() {
            writeln!(out, "{:>4} {line}", line.len())?; //~ safe once per fragment
        }
        Ok(())
    }
}

struct Words<'a>(&'a str);

impl Report for Words<'_> {
    fn render(&self, out: &mut dyn Write) -> io::Result<()> {
        for word in self.0.split_whitespace() {
            writeln!(out, "{word}")?; //~ safe once per fragment
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    Words(&text).save(Path::new("words.txt"))?;
    Lengths(&text).save(Path::new(&path))
}
