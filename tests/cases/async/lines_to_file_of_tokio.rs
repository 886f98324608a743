//! The file of tokio gathers what it is given for its own thread, and nobody here can await a flush for the caller.

use tokio::fs::File;
use tokio::io::AsyncWriteExt;

#[tokio::main(flavor = "current_thread")]
async fn main() -> std::io::Result<()> {
    let text = tokio::fs::read_to_string("input.txt").await?;
    let mut file = File::create("output").await?;
    for (row, line) in text.lines().enumerate() { //~ silent
        file.write_all(format!("{row}: {line}\n").as_bytes()).await?; //~ quiet coarse
    }
    file.flush().await
}
