//! Two writes make a request, and its answer is read before the next one: a buffer would save one call beside a round trip.
use std::process::Stdio;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::Command;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut requests = child.stdin.take().expect("piped");
    let mut answers = child.stdout.take().expect("piped");
    let mut length = [0; 8];
    for number in 0..1000 {
        let request = format!("request {number}");
        requests.write_all(&(request.len() as u64).to_le_bytes()).await?; //~ quiet beside
        requests.write_all(request.as_bytes()).await?; //~ silent
        answers.read_exact(&mut length).await?; //~ quiet header
        let mut answer = vec![0; u64::from_le_bytes(length) as usize];
        answers.read_exact(&mut answer).await?; //~ silent
    }
    drop(requests);
    println!("{}", child.wait().await?.success()); //~ silent
    Ok(())
}
