use std::fs::File;

pub fn size(path: &str) -> u64 {
    File::open(path).and_then(|it| it.metadata()).map_or(0, |it| it.len())
}
