//! Each turn opens a file through a method, and the flush ends the turn, before the next file replaces it.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

struct Book {
    dir: PathBuf,
}

impl Book {
    fn chapter(&self, number: usize) -> io::Result<File> {
        File::create(self.dir.join(format!("chapter-{number:02}.html")))
    }
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    let book = Book { dir: Path::new("book").to_path_buf() };
    fs::create_dir_all(&book.dir)?;
    for (number, chapter) in lines.chunks(50).enumerate() {
        let mut page = book.chapter(number)?;
        writeln!(page, "<h1>{number}</h1>")?; //~ safe once per fragment
        for line in chapter {
            if line.is_empty() {
                continue;
            }
            writeln!(page, "<p>{line}</p>")?; //~ safe once per fragment
        }
    }
    Ok(())
}
