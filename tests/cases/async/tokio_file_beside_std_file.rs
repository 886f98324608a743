//! Two types called `File`, one of them renamed: only the blocking one is read in small pieces here.
use std::fs::File;
use std::io;

use serde_json::Value;
use tokio::fs::File as AsyncFile;
use tokio::io::AsyncReadExt;

#[tokio::main(flavor = "current_thread")]
async fn main() -> io::Result<()> {
    let config: Value = serde_json::from_reader(File::open("config.json")?)?; //~ safe once per byte
    let mut text = String::new();
    AsyncFile::open("input.txt").await?.read_to_string(&mut text).await?;
    println!("{}: {} lines", config["name"], text.lines().count());
    Ok(())
}
