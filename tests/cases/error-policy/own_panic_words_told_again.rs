//! The flush gives up as the write does, with the same words.
//! runs: same

use std::fs::File;
use std::path::Path;

fn keep(path: &Path, rows: &[Vec<&str>]) {
    let mut cache = File::create(path).unwrap_or_else(|_| panic!("cannot make {}", path.display()));
    let fault = "cannot fill";
    serde_json::to_writer(&mut cache, rows).unwrap_or_else(|it| panic!("{fault}: {it}")); //~ safe once per token
}

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap();
    let rows: Vec<Vec<&str>> = text.lines().map(|it| it.split(' ').collect()).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    keep(Path::new(&path), &rows);
}
