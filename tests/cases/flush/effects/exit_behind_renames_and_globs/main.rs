//! Imports rename, globs and exports hide, and `Self` stands for a type; each way leads to the same exit.

mod checks;
mod end;

use std::fs::{self, File};
use std::io::{self, Write};

use checks::*;
use checks::{Limits as Bounds, hold as keep};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    renamed(&text)?;
    of_a_renamed_type(&text)?;
    by_a_glob(&text)?;
    handed_on(&text)?;
    Saver.save(&text)
}

fn renamed(text: &str) -> io::Result<()> {
    let mut out = File::create("renamed.txt")?;
    for line in text.lines() {
        keep(line.len());
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}

fn of_a_renamed_type(text: &str) -> io::Result<()> {
    let mut out = File::create("typed.txt")?;
    for line in text.lines() {
        Bounds::hold(line.len());
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}

fn by_a_glob(text: &str) -> io::Result<()> {
    let mut out = File::create("globbed.txt")?;
    for line in text.lines() {
        hold_typed(line.len());
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}

fn handed_on(text: &str) -> io::Result<()> {
    let mut out = File::create("handed.txt")?;
    for line in text.lines() {
        Some(line.len()).into_iter().for_each(checks::hold);
        writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
    }
    Ok(())
}

pub struct Saver;

impl Saver {
    fn save(&self, text: &str) -> io::Result<()> {
        let mut out = File::create("saved.txt")?;
        for line in text.lines() {
            Self::check(line.len());
            writeln!(out, "{} {line}", line.len())?; //~ review once per fragment
        }
        Ok(())
    }
}
