//! `break` stays in the function, so the one flush after the loop serves both ways out.

use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    let mut value: u64 = 837_799;
    let mut steps = 0;
    loop {
        writeln!(file, "{steps} {value}")?; //~ safe once per fragment
        if value == 1 {
            break;
        }
        value = if value % 2 == 0 { value / 2 } else { 3 * value + 1 };
        steps += 1;
    }
    println!("{steps} steps");
    Ok(())
}
