//! The module tree is not the directory tree: `#[path]` leads to the file with the sink.
#[path = "platform/unix_loader.rs"]
mod loader;
mod report;

use std::io;

fn main() -> io::Result<()> {
    let counts = loader::count("input.txt", b'r')?;
    report::print("input.txt", counts);
    Ok(())
}
