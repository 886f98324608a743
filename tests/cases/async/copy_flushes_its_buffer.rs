//! Tokio's `copy` flushes what it has written to, also where that has no name and is dropped with the call.
use tokio::fs::File;
use tokio::io::{self, BufReader, BufWriter};

#[tokio::main]
async fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let other = format!("{path}.copy");
    tokio::fs::write(&path, "one\ntwo\n").await?; //~ silent
    let (from, to) = (File::open(&path).await?, File::create(&other).await?);
    io::copy(&mut BufReader::new(from), &mut BufWriter::new(to)).await?; //~ silent
    println!("{}", tokio::fs::read_to_string(&other).await?.len()); //~ silent
    tokio::fs::remove_file(other).await
}
