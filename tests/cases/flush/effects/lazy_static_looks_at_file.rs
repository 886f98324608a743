//! Its closure runs where the static is named first.
use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::LazyLock;

static LENGTH: LazyLock<u64> = LazyLock::new(|| fs::metadata("table.txt").map_or(0, |it| it.len()));

fn main() -> io::Result<()> {
    let mut file = File::create("table.txt")?;
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number)?; //~ review once per fragment
    }
    let length = *LENGTH;
    writeln!(file, "{length} bytes")?; //~ review once per fragment
    Ok(())
}
