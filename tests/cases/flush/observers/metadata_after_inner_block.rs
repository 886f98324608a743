//! The inner block closed the file before; now it must also have written it, error and all, when the path is looked at.

use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    {
        let mut file = File::create(&path)?;
        for n in 0..400 {
            writeln!(file, "{},{}", n, n % 7)?; //~ safe once per fragment
        }
    }
    println!("{} bytes", fs::metadata(&path)?.len());
    Ok(())
}
