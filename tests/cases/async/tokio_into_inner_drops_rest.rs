//! `into_inner` of tokio hands the file back and throws away what has not been written.
use tokio::fs::File;
use tokio::io::{AsyncWriteExt, BufWriter};

async fn save(path: &str, rows: &[u32]) -> std::io::Result<()> {
    let mut out = BufWriter::new(File::create(path).await?);
    for row in rows {
        out.write_all(format!("{row}\n").as_bytes()).await?;
    }
    let file = out.into_inner(); //~ review unflushed_buffer
    file.sync_all().await
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    save("output", &(0..300).collect::<Vec<u32>>()).await
}
