//! The writes stand in another file than the handle; only the handle's file changes.

mod dot;

use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let edges: Vec<(u32, u32)> = (1..200).map(|node| (node / 2, node)).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path)?;
    dot::build(&edges, &mut file)?; //~ silent
    Ok(())
}
