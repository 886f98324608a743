//! What is read between two writes to stdout is a file, in a function that names its type: nobody types it.
//! runs: same

use std::fs::File;
use std::io::{self, Read, Write};

struct Index {
    file: File,
}

impl Index {
    fn lengths(&mut self) -> io::Result<Vec<usize>> {
        let mut text = String::new();
        self.file.read_to_string(&mut text)?;
        Ok(text.lines().map(str::len).collect())
    }
}

fn main() -> io::Result<()> {
    let stdout = io::stdout();
    let mut out = stdout.lock();
    let mut index = Index { file: File::open("input.txt")? };
    let lengths = index.lengths()?;
    serde_json::to_writer_pretty(&mut out, &lengths)?; //~ safe line_buffered_stdout
    out.write_all(b"\n")?; //~ safe line_buffered_stdout
    Ok(())
}
