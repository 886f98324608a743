//! Many small writes on one handle are worth a buffer also without a loop.

use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let (name, major, minor) = ("buffix", 1, 2);
    let mut f = File::create("output")?;
    writeln!(f, "[package]\nname = {name}\nversion = {major}.{minor}")?; //~ safe once per fragment
    writeln!(f, "title = {name} {major}.{minor}")?; //~ safe once per fragment
    writeln!(f, "[{name}]\nmajor = {major}\nminor = {minor}")?; //~ safe once per fragment
    writeln!(f, "[range]\nfrom = {major}\nto = {minor}\nof = {name}")?; //~ safe once per fragment
    Ok(())
}
