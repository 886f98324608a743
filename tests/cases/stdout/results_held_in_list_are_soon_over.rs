//! What is held as a whole is not read any more: a list of results is as long as what the program had to do.
use std::io::{self, Write};

fn check(name: &str) -> Result<usize, String> {
    name.parse().map_err(|_| format!("{name} is no number"))
}

fn show(results: Vec<Result<usize, String>>) -> io::Result<()> {
    let mut failed = Vec::new();
    for result in results {
        match result {
            Ok(_) => {}
            Err(why) => failed.push(why),
        }
    }
    let mut out = io::stdout().lock();
    for why in &failed {
        writeln!(out, "failed: {why}")?; //~ quiet few-calls
    }
    Ok(())
}

fn main() -> io::Result<()> {
    show(["1", "two", "three"].map(check).into())
}
