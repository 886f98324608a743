//! A method of the document writes by way of the methods of its parts; there is no loop around the file.
use std::fs::{self, File};
use std::io::{self, Write};

struct Section {
    title: String,
    lines: Vec<String>,
}

impl Section {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "## {}", self.title)?; //~ safe once per fragment
        self.lines.iter().try_for_each(|line| writeln!(out, "- {line}")) //~ safe once per fragment
    }
}

struct Document {
    intro: Section,
    body: Section,
}

impl Document {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        self.intro.write(out)?;
        self.body.write(out)
    }

    fn save(&self, path: &str) -> io::Result<()> {
        self.write(&mut File::create(path)?) //~ silent
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt")?;
    let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
    let body = Section { title: "Body".to_owned(), lines: lines.split_off(20) };
    Document { intro: Section { title: "Intro".to_owned(), lines }, body }.save(&path)
}
