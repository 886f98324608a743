//! The buffer ends with the statement, and what it could not write ends with it, unsaid.
//! calls: no more
use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufWriter;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let squares: BTreeMap<u32, u32> = (0..300).map(|it| (it, it * it)).collect();
    let file = File::create(path)?;
    serde_json::to_writer(&mut BufWriter::new(file), &squares)?; //~ safe unflushed_buffer
    Ok(())
}
