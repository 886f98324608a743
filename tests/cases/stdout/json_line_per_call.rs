//! The function that makes the handle is called for each record: a buffer and its flush would serve one line.

use std::io;

fn announce(record: &serde_json::Value) -> serde_json::Result<()> {
    serde_json::to_writer(io::stdout(), record)?; //~ quiet short-lived
    println!();
    Ok(())
}

fn main() -> serde_json::Result<()> {
    for n in 0..5 {
        announce(&serde_json::json!({ "n": n }))?;
    }
    Ok(())
}
