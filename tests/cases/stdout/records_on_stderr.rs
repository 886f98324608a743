//! Records of JSON go to stderr: each is worth a buffer, and whoever looks at stderr sees it later.
//! runs: same

use std::error::Error;
use std::fs;
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string("input.txt")?;
    let mut out = io::stderr();
    for (number, line) in text.lines().enumerate() {
        serde_json::to_writer(&mut out, &(number, line))?; //~ review once per token
        out.write_all(b"\n")?; //~ review once per call
    }
    Ok(())
}
