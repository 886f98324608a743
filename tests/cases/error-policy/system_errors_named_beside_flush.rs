//! `?` alone would make another variant of the flush's error than all that stands beside it.

use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Debug)]
enum LogError {
    Output(io::Error),
    Spec(io::Error),
}

impl From<io::Error> for LogError {
    fn from(error: io::Error) -> Self {
        LogError::Output(error)
    }
}

fn rows(out: &mut dyn Write, names: &[&str]) -> Result<(), LogError> {
    names.iter().try_for_each(|it| writeln!(out, "{} = {it}", it.len())).map_err(LogError::Spec) //~ safe once per fragment
}

fn save(path: &str, names: &[&str]) -> Result<(), LogError> {
    fs::create_dir_all("spec").map_err(LogError::Spec)?;
    let mut file = File::create(path).map_err(LogError::Spec)?;
    rows(&mut file, names)?;
    Ok(())
}

fn main() {
    let text = fs::read_to_string("input.txt").unwrap();
    match save("output", &text.lines().collect::<Vec<_>>()) {
        Ok(()) => println!("saved"),
        Err(LogError::Output(error) | LogError::Spec(error)) => println!("{error}"),
    }
}
