//! The closure is an argument of the only call, and is called after each row all the same: it looks at the file.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

fn export(rows: usize, out: &mut impl Write, progress: impl Fn(usize)) -> io::Result<()> {
    for row in 0..rows {
        writeln!(out, "{row} {}", row * row)?; //~ review once per fragment
        progress(row);
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = Path::new("output");
    let mut out = File::create(path)?;
    let again = path.to_owned();
    export(300, &mut out, |row| { //~ silent
        let length = fs::metadata(&again).map_or(0, |it| it.len());
        if row % 100 == 99 && length == 0 {
            println!("nothing yet");
        }
    })
}
