//! Behind a `?` nobody could tell what `.into()` makes of the message: the flush is tied to the call in front of it.
//! calls: no more
use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Write};

fn save(path: &str, text: &str) -> Result<(), Box<dyn Error>> {
    let lines: Vec<&str> = text.lines().collect();
    let mut out = BufWriter::new(File::create(path)?);
    out.write_all(b"lines ")?;
    serde_json::to_writer(out, &lines).map_err(|error| format!("not saved: {error}").into()) //~ review unflushed_buffer
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    if let Err(error) = save(&path, &text) {
        println!("{error}");
    }
}
