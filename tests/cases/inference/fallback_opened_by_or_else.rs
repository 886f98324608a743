//! The first file is missing; `or_else` opens another, and what comes out is a bare file either way.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut rules = File::open("rules.local").or_else(|_| File::open("input.txt"))?;
    let mut theme = File::open("theme.local")
        .unwrap_or_else(|_| File::open("config.json").expect("there is no config.json"));
    let mut byte = [0];
    let (mut n_rules, mut n_keys) = (0, 0);
    while rules.read(&mut byte)? > 0 { //~ safe once per call
        n_rules += u32::from(byte == *b"\n");
    }
    while theme.read(&mut byte)? > 0 { //~ safe once per call
        n_keys += u32::from(byte == *b":");
    }
    println!("{n_rules} rules, {n_keys} keys");
    Ok(())
}
