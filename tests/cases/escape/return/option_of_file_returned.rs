//! `io::Result<Option<File>>` from a helper: each caller that reads wraps what it found.
use std::fs::File;
use std::io::{self, ErrorKind, Read};

fn open_if_exists(path: &str) -> io::Result<Option<File>> {
    match File::open(path) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn ignored_words(path: &str) -> io::Result<Vec<String>> {
    let mut words = vec![String::new()];
    if let Some(mut file) = open_if_exists(path)? {
        let mut byte = [0];
        while file.read(&mut byte)? == 1 { //~ safe once per call
            match byte[0] {
                b' ' | b'\n' => words.push(String::new()),
                byte => words.last_mut().expect("never empty").push(char::from(byte)),
            }
        }
    }
    Ok(words)
}

fn size(path: &str) -> io::Result<u64> {
    open_if_exists(path)?.map_or(Ok(0), |file| Ok(file.metadata()?.len()))
}

fn main() -> io::Result<()> {
    for path in ["input.txt", "missing.txt"] {
        println!("{path}: {} words in {} bytes", ignored_words(path)?.len(), size(path)?); //~ quiet few-calls
    }
    Ok(())
}
