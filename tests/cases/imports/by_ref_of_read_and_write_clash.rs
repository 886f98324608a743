//! `by_ref` is a method of `Read` and of `Write`: where both are in scope, nobody can tell which is meant on a file.
//! calls: no more
use std::fs::File;
use std::io::{self, BufWriter, Read};

fn save(path: &str, rows: &[u32]) -> io::Result<()> {
    serde_json::to_writer(BufWriter::new(File::create(path)?), rows)?; //~ safe unflushed_buffer
    Ok(())
}

fn main() -> io::Result<()> {
    save("output", &(0..300).collect::<Vec<u32>>())?;
    let mut start = String::new();
    let mut file = File::open("output")?;
    file.by_ref().take(4).read_to_string(&mut start)?;
    println!("{start}");
    Ok(())
}
