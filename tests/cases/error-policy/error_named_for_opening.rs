//! A full disk is no file that could not be opened: the flush is tied to the write, whose error says what failed.

use std::fs::File;
use std::io::Write;

#[derive(Debug)]
enum DumpError {
    OpenError(std::io::Error),
    Image(Box<dyn std::error::Error>),
}

impl std::fmt::Display for DumpError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            DumpError::OpenError(error) => write!(f, "cannot open the dump: {error}"),
            DumpError::Image(error) => write!(f, "cannot write the dump: {error}"),
        }
    }
}

impl std::error::Error for DumpError {}

fn image(out: &mut File, words: &[u32]) -> Result<(), Box<dyn std::error::Error>> {
    for word in words {
        out.write_all(&word.to_be_bytes())?; //~ safe once per call
    }
    Ok(())
}

fn dump(path: &str, words: &[u32]) -> Result<(), DumpError> {
    let mut file = File::create(path).map_err(DumpError::OpenError)?;
    image(&mut file, words).map_err(DumpError::Image)?;
    Ok(())
}

fn main() -> Result<(), DumpError> {
    let text = std::fs::read("input.bin").map_err(DumpError::OpenError)?;
    let words: Vec<u32> = text.iter().map(|it| u32::from(*it)).collect();
    dump("output", &words)
}
