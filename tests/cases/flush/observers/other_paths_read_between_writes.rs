//! Whether what is read between two writes is another file, its path does not say: a caller may pass one path twice.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

struct Chapter {
    title: String,
    source: PathBuf,
}

impl Chapter {
    fn lines(&self) -> io::Result<usize> {
        Ok(fs::read_to_string(&self.source)?.lines().count())
    }
}

fn contents(chapters: &[Chapter], dir: &Path, to: &Path) -> io::Result<()> {
    let mut out = File::create(to)?;
    for chapter in chapters {
        let length = fs::metadata(&chapter.source)?.len();
        writeln!(out, "{} {length}", chapter.title)?; //~ review once per fragment
        writeln!(out, "{}", chapter.lines()?)?; //~ review once per fragment
    }
    let notes = fs::read(dir.join("input.txt"))?.len();
    writeln!(out, "{notes} bytes of notes") //~ review once per fragment
}

fn main() -> io::Result<()> {
    let source = PathBuf::from("input.txt");
    let titles = ["one", "two", "three"];
    let chapters: Vec<Chapter> =
        titles.iter().map(|it| Chapter { title: it.to_string(), source: source.clone() }).collect();
    contents(&chapters, Path::new("."), Path::new("contents.txt"))?;
    println!("{}", fs::read_to_string("contents.txt")?.len());
    Ok(())
}
