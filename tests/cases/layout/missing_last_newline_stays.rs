//! A file that ends without a newline still does so afterwards.
use std::fs::File;
use std::io::Read;

fn main() {
    let file = File::open("input.txt").unwrap();
    println!("{}", file.bytes().flatten().map(u32::from).sum::<u32>()); //~ safe once per byte
}