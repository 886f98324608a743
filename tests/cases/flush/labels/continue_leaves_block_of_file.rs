//! One part per group; a bad row ends the part with `continue 'parts`, in front of which its rows are flushed.
use std::fs::File;
use std::io::{self, Write};

fn parts(path: &str, rows: &[Vec<i32>]) -> io::Result<u32> {
    let mut bad = 0;
    'parts: for row in rows {
        let mut file = File::create(path)?;
        for n in row {
            if *n < 0 {
                bad += 1;
                continue 'parts;
            }
            writeln!(file, "{} {}", n, n * 2)?; //~ safe once per fragment
        }
    }
    Ok(bad)
}

fn main() -> io::Result<()> {
    let rows = vec![vec![1, 2, 3, -1, 5], vec![4, 5, -1]];
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    println!("{} bad", parts(&path, &rows)?);
    Ok(())
}
