//! `let ref mut out` binds a reference already: `&mut out` would ask for a name that is mutable itself.
//! edition: 2015

use std::fs::File;
use std::io::{self, Write};

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
    let ref mut powers = File::create("powers")?;
    for base in 1..20 {
        raise(powers, base)?; //~ silent
    }
    let ref mut squares = File::create("squares")?;
    square(squares) //~ silent
}
