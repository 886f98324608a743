//! The helper of the helper tells of an error and goes on; a flush behind it would end the program instead.
use std::fs::File;
use std::io::{self, Write};

fn rows(out: &mut dyn Write, sizes: &[u32]) -> io::Result<()> {
    for size in sizes {
        writeln!(out, "{size} of {}", sizes.len())?; //~ review once per fragment
    }
    Ok(())
}

fn report(out: &mut dyn Write, sizes: &[u32]) -> bool {
    if let Err(error) = rows(out, sizes) {
        eprintln!("cannot report: {error}");
        return true;
    }
    false
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let sizes: Vec<u32> = (0..300).collect();
    let has_failed = report(&mut File::create(path)?, &sizes); //~ silent
    println!("{has_failed}");
    Ok(())
}
