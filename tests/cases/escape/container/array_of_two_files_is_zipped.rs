//! Two files are opened into an array, taken apart by a pattern and compared byte by byte.
use std::fs::File;
use std::io::{self, Read};

fn first_difference(left: impl Read, right: impl Read) -> io::Result<Option<usize>> {
    for (offset, (left, right)) in left.bytes().zip(right.bytes()).enumerate() { //~ safe once per byte //~ safe once per byte
        if left? != right? {
            return Ok(Some(offset));
        }
    }
    Ok(None)
}

fn main() -> io::Result<()> {
    let [left, right] = [File::open("input.jsonl")?, File::open("input.jsonl")?];
    match first_difference(left, right)? { //~ silent
        Some(offset) => println!("they differ at {offset}"),
        None => println!("they are the same"),
    }
    Ok(())
}
