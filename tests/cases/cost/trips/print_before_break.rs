//! However often the loop turns, its block is left behind the line that it prints.

use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut input = File::open("input.txt")?;
    let mut block = [0; 8192];
    let mut sum = 0_u64;
    loop {
        match input.read_exact(&mut block) { //~ quiet blocks
            Ok(()) => sum += block.iter().map(|it| u64::from(*it)).sum::<u64>(),
            Err(error) => {
                println!("{sum}, then {error}");
                break;
            }
        }
    }
    Ok(())
}
