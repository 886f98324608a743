//! Both stand in one condition, where no statement could come between them.

use std::fs::File;

fn save(path: &str, words: &[&str]) {
    if let Ok(file) = File::create(path)
        && let Err(error) = serde_json::to_writer_pretty(file, words) //~ safe once per token
    {
        eprintln!("cannot save {path}: {error}");
    }
}

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    let words: Vec<&str> = text.split_whitespace().collect();
    save("output", &words);
}
