//! `&File` writes, `&BufWriter` does not: the borrow has to become a mutable one, and so does the binding.

use std::fs::File;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string("input.txt")?;
    let lengths: Vec<usize> = text.lines().map(str::len).collect();
    let path = std::env::args().nth(1).unwrap_or("output".to_string());
    let file = File::create(&path)?;
    serde_json::to_writer(&file, &lengths)?; //~ safe once per token
    Ok(())
}
