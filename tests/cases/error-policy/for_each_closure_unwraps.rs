//! The closure unwraps, so the flush behind the iteration unwraps too.
use std::fs::{self, File};
use std::io::Write;

fn main() {
    let text = fs::read_to_string("input.txt").expect("input.txt is there");
    let mut out = File::create("initials.txt").expect("initials.txt can be made");
    text.lines()
        .map(|line| line.split(' ').filter_map(|word| word.chars().next()).collect::<String>())
        .enumerate()
        .for_each(|(row, initials)| writeln!(out, "{row}\t{initials}").unwrap()); //~ safe once per fragment
}
