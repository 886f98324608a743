//! The values are taken from a name in the head of the loop, and the name holds the file.

use std::fs::File;
use std::io;

use serde_json::{Deserializer, Value};

fn main() -> io::Result<()> {
    let file = File::open("input.jsonl")?;
    let values = Deserializer::from_reader(file).into_iter::<Value>(); //~ safe once per byte
    let mut count = 0;
    for value in values {
        count += usize::from(value?.is_object());
    }
    println!("{count} objects");
    Ok(())
}
