//! `let out = &mut File::create(..)?`: what the reference is to becomes the buffer, and the name stays as it is.

use std::fs::File;
use std::io::{self, Write};

use serde_json::Value;

fn raise<W: Write>(out: &mut W, base: u64) -> io::Result<()> {
    for exponent in 0..12 {
        writeln!(out, "{}", base.pow(exponent))?; //~ safe once per fragment
    }
    Ok(())
}

fn square<W: Write>(mut out: W) -> io::Result<()> {
    for number in 0..500u64 {
        writeln!(out, "{}", number * number)?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let powers = &mut File::create("powers")?;
    for base in 1..20 {
        raise(powers, base)?; //~ silent
    }
    let squares = &mut File::create("squares")?;
    square(squares)?; //~ silent
    let input = &mut File::open("config.json")?;
    let config: Value = serde_json::from_reader(input)?; //~ safe once per byte
    println!("{}", config["verbose"]);
    Ok(())
}
