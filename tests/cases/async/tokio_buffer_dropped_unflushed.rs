//! Nothing flushes a buffer of tokio when it is dropped: the end of the file is missing.
use tokio::fs::File;
use tokio::io::{AsyncWriteExt, BufWriter};

async fn save(path: &str, rows: &[u32]) -> std::io::Result<()> {
    let mut out = BufWriter::new(File::create(path).await?);
    for row in rows {
        out.write_all(format!("{row}\n").as_bytes()).await?; //~ review unflushed_buffer
    }
    Ok(())
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    save("output", &(0..300).collect::<Vec<u32>>()).await
}
