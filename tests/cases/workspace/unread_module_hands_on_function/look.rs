use std::fs::File;

pub fn ask() -> u64 {
    File::open("output").and_then(|it| it.metadata()).map_or(0, |it| it.len())
}
