//! The second conversion is a closure that is copied, and is given what the first one makes.
use std::fs::{self, File};
use std::io::{self, Write};

#[derive(Debug)]
struct Failure(String);

fn failure(error: &io::Error) -> Failure {
    Failure(error.to_string())
}

fn dump(text: &str, path: &str) -> Result<usize, String> {
    let tell = |it: Failure| format!("{path}: {}", it.0);
    let mut file = File::create(path).map_err(|it| failure(&it)).map_err(tell)?;
    for line in text.lines() {
        writeln!(file, "{} {line}", line.len()) //~ safe once per fragment
            .map_err(|it| failure(&it))
            .map_err(tell)?;
    }
    Ok(text.len())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("no input");
    println!("{}", dump(&text, &path).expect("not written"));
}
