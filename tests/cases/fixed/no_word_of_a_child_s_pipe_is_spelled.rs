//! Neither a handle nor a trait of `std::io` is named: the pipe comes out of a field.
use std::process::{Command, Stdio};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let squares: Vec<u32> = (0..1000).map(|it| it * it).collect();
    let mut child = Command::new("wc").arg("-c").stdin(Stdio::piped()).spawn()?;
    let mut stdin = child.stdin.take().ok_or("stdin is piped")?;
    serde_json::to_writer(&mut stdin, &squares)?; //~ once per token
    drop(stdin);
    child.wait()?;
    Ok(())
}
