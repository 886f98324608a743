//! The other side says how long each block is, so that a buffer may be too small for any of them.
use std::fs::File;
use std::io::Write;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

async fn block(stream: &mut TcpStream) -> std::io::Result<Vec<u8>> {
    let length = stream.read_u64().await?; //~ quiet header
    if length == 0 {
        return Ok(vec![]);
    }
    let mut bytes = vec![0; length as usize];
    stream.read_exact(&mut bytes).await?;
    Ok(bytes)
}

async fn send(to: SocketAddr) -> std::io::Result<()> {
    let mut stream = TcpStream::connect(to).await?;
    let bytes = vec![7; 100_000];
    for _ in 0..3 {
        stream.write_u64(bytes.len() as u64).await?; //~ quiet few-calls
        stream.write_all(&bytes).await?;
    }
    Ok(())
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let sender = tokio::spawn(send(listener.local_addr()?));
    let (mut stream, _) = listener.accept().await?;
    let mut file = File::create(path)?;
    let mut left = 3;
    while left > 0 {
        let bytes = block(&mut stream).await?;
        file.write_all(&bytes)?; //~ quiet blocks
        left -= 1;
    }
    sender.await??;
    println!("done");
    Ok(())
}
