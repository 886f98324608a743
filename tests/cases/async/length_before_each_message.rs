//! The small write is one of two for each message, and the other moves whatever the message holds.

use std::process::Stdio;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{ChildStdin, Command};

async fn send(stdin: &mut ChildStdin, message: &[u8]) -> std::io::Result<()> {
    stdin.write_all(&(message.len() as u32).to_le_bytes()).await?; //~ quiet few-calls
    stdin.write_all(message).await //~ silent
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> std::io::Result<()> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut stdin = child.stdin.take().unwrap();
    let text = tokio::fs::read("input.txt").await?;
    for message in text.split(|it| *it == b'\n') {
        send(&mut stdin, message).await?;
    }
    drop(stdin);
    let mut echo = Vec::new();
    child.stdout.take().unwrap().read_to_end(&mut echo).await?; //~ silent
    println!("{} bytes", echo.len()); //~ silent
    child.wait().await.map(drop)
}
