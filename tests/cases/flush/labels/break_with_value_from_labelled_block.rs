//! A labelled block that holds the file ends with `break 'out value`: a flush goes in front of the jump, and one before the last value.
use std::fs::File;
use std::io::{self, Write};

fn first(path: &str, rows: &[i32]) -> io::Result<i32> {
    let found = 'out: {
        let mut file = File::create(path)?;
        for n in rows {
            writeln!(file, "{} {}", n, n * 2)?; //~ safe once per fragment
            if *n > 7 {
                break 'out *n;
            }
        }
        0
    };
    Ok(found)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    println!("{}", first(&path, &(1..9).collect::<Vec<_>>())?);
    Ok(())
}
