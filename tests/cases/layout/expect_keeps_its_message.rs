//! A tool that cannot go on without its file says so; the words must survive the repair.
use std::fs::File;
use std::io::Read;

fn main() {
    let file = File::open("input.txt").expect("input.txt should lie in the working directory");
    let spaces = file.bytes().filter(|byte| matches!(byte, Ok(b' '))).count(); //~ safe once per byte
    println!("{spaces}");
}
