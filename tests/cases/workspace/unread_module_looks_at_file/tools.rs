use std::fs;

pub fn ask() -> usize {
    fs::read("output").map_or(0, |it| it.len())
}
