//! An error path already reports an error, and the drop there still writes what was gathered.

use std::error::Error;
use std::fs::File;
use std::io::Write;

fn sum_pairs(pairs: &str, path: &str) -> Result<i64, Box<dyn Error>> {
    let mut out = File::create(path)?;
    let mut total = 0;
    for pair in pairs.split(';') {
        let (left, right) = pair.split_once('+').ok_or("a pair without a plus")?;
        let sum = left.parse::<i64>()? + right.parse::<i64>()?;
        writeln!(out, "{left} + {right} = {sum}")?; //~ safe once per fragment
        total += sum;
    }
    Ok(total)
}

fn main() -> Result<(), Box<dyn Error>> {
    let pairs: Vec<String> = (0..200).map(|n| format!("{n}+{}", n * 3)).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    println!("{}", sum_pairs(&pairs.join(";"), &path)?);
    Ok(())
}
