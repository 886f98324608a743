//! Stdin has a buffer of its own; the one in front of it takes all lines that are there, and keeps one.
use std::io::{self, BufRead, BufReader};

fn ask(question: &str) -> io::Result<String> {
    println!("{question}"); //~ quiet few-calls
    let mut answer = String::new();
    BufReader::new(io::stdin()).read_line(&mut answer)?; //~ left lost_read_ahead
    Ok(answer.trim_end().to_owned())
}

fn main() -> io::Result<()> {
    for question in ["name?", "place?"] {
        println!("{}", ask(question)?);
    }
    Ok(())
}
