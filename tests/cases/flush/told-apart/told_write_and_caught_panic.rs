//! The code tells of a failed write itself; a panic that is caught may come before, and then nobody would.
use std::fs::{self, File};
use std::io::Write;

fn fill(rows: &str) -> Result<(), String> {
    let mut out = File::create("output").map_err(|error| error.to_string())?;
    for row in rows.lines() {
        if let Err(error) = writeln!(out, "{} {row}", row.len()) { //~ review once per fragment
            eprintln!("{error}");
            return Err(String::new());
        }
        if row == "stop" {
            panic!("stopped");
        }
    }
    Ok(())
}

fn main() {
    let rows = fs::read_to_string("input.txt").unwrap();
    match std::panic::catch_unwind(|| fill(&rows)) {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
        Err(_) => println!("caught"),
    }
}
