//! `shutdown` flushes, as `flush` does.
use tokio::fs::File;
use tokio::io::{AsyncWriteExt, BufWriter};

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let mut out = BufWriter::new(File::create("output").await?);
    out.write_all(b"rows\n").await?; //~ silent
    out.shutdown().await?;
    let mut out = BufWriter::new(File::create("output.2").await?);
    out.write_all(b"rows\n").await?; //~ silent
    out.flush().await
}
