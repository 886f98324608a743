//! The comment names `'files:` with its colon and two blanks stand in front of the label: the jump leaves the file all the same.
use std::fs::{self, File};
use std::io::{self, Write};

#[rustfmt::skip]
fn export(names: &[String], rows: &[&str]) -> io::Result<usize> {
    let mut whole = 0;
    'files: for name in names {
        let mut out = File::create(name)?;
        for row in rows {
            if row.is_empty() {
                // Leaves 'files: the rest of this one is not wanted.
                continue  'files;
            }
            writeln!(out, "{row};{name}")?; //~ safe once per fragment
        }
        whole += 1;
    }
    Ok(whole)
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let rows: Vec<&str> = text.lines().collect();
    let first = std::env::args().nth(1).unwrap_or("output".to_owned());
    println!("{} whole", export(&[first, "output2".to_owned()], &rows)?);
    Ok(())
}
