//! A buffer behind it, or a flush at the end, would be compiled where nothing makes the file.
//! edition: 2021
#![allow(unexpected_cfgs)]

use std::fs::File;
use std::io::{self, Read, Write};

fn save(rows: u32) -> io::Result<()> {
    #[cfg(feature = "record")]
    let mut file = File::create("record")?;
    for row in 0..rows {
        #[cfg(feature = "record")]
        writeln!(file, "{row} of {rows}")?; //~ left once per fragment
        println!("{row} of {rows}"); //~ quiet few-calls
    }
    Ok(())
}

fn list(rows: &[u32]) -> io::Result<()> {
    #[cfg(feature = "record")]
    serde_json::to_writer(File::create("rows.json")?, rows)?; //~ left once per token
    println!("{}", rows.len());
    Ok(())
}

fn step() -> io::Result<u64> {
    let mut sum = 0;
    #[cfg(feature = "record")]
    let (mut steps, _) = (File::open("input.bin")?, sum);
    for _ in 0..3000 {
        #[cfg(feature = "record")]
        {
            let mut step = [0; 1];
            steps.read_exact(&mut step)?; //~ left once per call
            sum += u64::from(step[0]);
        }
        sum += 1;
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    #[cfg(not(feature = "record"))]
    std::fs::File::open("input.txt")?.take(1).read_to_end(&mut Vec::new())?;
    save(300)?;
    list(&(0..300).collect::<Vec<u32>>())?;
    println!("{}", step()?);
    io::stdout().flush()
}
