//! A labelled block that holds the file ends with `break 'out value`.
use std::fs::File;
use std::io::{self, Write};

fn first(dir: &str, rows: &[i32]) -> io::Result<i32> {
    let found = 'out: {
        let mut file = File::create(format!("{dir}/full"))?;
        for n in rows {
            writeln!(file, "{} {}", n, n * 2)?; //~ once per fragment
            if *n > 7 {
                break 'out *n;
            }
        }
        0
    };
    Ok(found)
}

fn main() -> io::Result<()> {
    println!("{}", first(".", &(1..9).collect::<Vec<_>>())?);
    Ok(())
}
