//! An async file sends each small read to another thread: the buffer that helps is tokio's.
use std::io;

use tokio::fs::File;
use tokio::io::AsyncReadExt;

#[tokio::main(flavor = "current_thread")]
async fn main() -> io::Result<()> {
    let mut index = File::open("input.bin").await?;
    let n = index.read_u32().await?; //~ safe once per call
    let mut offsets = Vec::new();
    for _ in 0..n {
        offsets.push(index.read_u128_le().await?); //~ safe once per call
    }
    println!("{} offsets, the last {:?}", offsets.len(), offsets.last());
    Ok(())
}
