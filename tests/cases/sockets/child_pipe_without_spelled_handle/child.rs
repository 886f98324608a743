use std::process::{Command, Stdio};

use crate::table::squares;

pub fn count(rows: u32) -> Result<(), Box<dyn std::error::Error>> {
    let mut child = Command::new("wc").arg("-c").stdin(Stdio::piped()).spawn()?;
    let mut stdin = child.stdin.take().ok_or("stdin is not piped")?;
    squares(&mut stdin, rows)?; //~ silent
    drop(stdin);
    child.wait()?;
    Ok(())
}
