//! The whole `impl` comes out of a macro, and `check` is one of its methods.
use std::fs::{self, File};
use std::io::{self, Write};

struct Limits {
    longest: usize,
}

macro_rules! checks {
    ($($name:ident: $field:ident < $code:literal),* $(,)?) => {
        impl Limits {
            $(fn $name(&self, row: &str) {
                if row.len() < self.$field || row == "stop" {
                    std::process::exit($code);
                }
            })*
        }
    };
}

checks! { check: longest < 3 }

fn export(path: &str, rows: &str, limits: &Limits) -> io::Result<()> {
    let mut out = File::create(path)?;
    for (at, row) in rows.lines().enumerate() {
        writeln!(out, "{at}: {row}")?; //~ review once per fragment
        limits.check(row);
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    export(&std::env::args().nth(1).unwrap_or("output".to_owned()), &rows, &Limits { longest: 0 })
}
