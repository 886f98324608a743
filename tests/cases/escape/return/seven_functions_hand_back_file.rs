//! Seven functions hand the file back, each to the next: a chain of calls may be as long as a program likes.
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut report = report(&path)?;
    for line in std::fs::read_to_string("input.txt")?.lines() {
        writeln!(report, "{line}")?; //~ safe once per fragment
    }
    Ok(())
}

fn report(name: &str) -> io::Result<File> {
    titled(name, "report")
}

fn titled(name: &str, _title: &str) -> io::Result<File> {
    dated(Path::new(name))
}

fn dated(path: &Path) -> io::Result<File> {
    numbered(path, 1)
}

fn numbered(path: &Path, _number: u32) -> io::Result<File> {
    placed(path.to_path_buf())
}

fn placed(path: PathBuf) -> io::Result<File> {
    fresh(path)
}

fn fresh(path: PathBuf) -> io::Result<File> {
    made(&path)
}

fn made(path: &Path) -> io::Result<File> {
    File::create(path)
}
