//! What `console` does with the files of a terminal is neither described nor to be seen: each file is told of by its name.
use std::fs::File;
use std::io;

use console::Term;

fn main() -> io::Result<()> {
    let input = File::open("input.txt")?;
    let output = File::create("output")?;
    let terminal = Term::read_write_pair(input, output); //~ quiet undescribed //~ quiet undescribed
    terminal.write_line("the first line")
}
