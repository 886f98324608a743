//! The BufWriter of tokio does not even write on drop, and its files gather already: nobody has judged these yet.

use tokio::fs::File;
use tokio::io::AsyncWriteExt;

#[tokio::main(flavor = "current_thread")]
async fn main() -> std::io::Result<()> {
    let text = tokio::fs::read_to_string("input.txt").await?;
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut file = File::create(path).await?;
    for line in text.lines() {
        file.write_all(line.as_bytes()).await?; //~ left once per call
        file.write_all(b"\n").await?; //~ left once per call
    }
    file.flush().await
}
