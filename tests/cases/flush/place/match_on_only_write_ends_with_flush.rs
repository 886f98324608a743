//! What was saved is said behind the write, so the flush belongs to the write.

use std::fs::File;

fn save(path: &str, words: &[&str]) {
    match File::create(path) {
        Ok(file) => match serde_json::to_writer_pretty(file, words) { //~ safe once per token
            Ok(_) => println!("Saved: {path}"),
            Err(err) => eprintln!("Could not save {path}: {err}"),
        },
        Err(err) => eprintln!("Could not open {path}: {err}"),
    }
}

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    let words: Vec<&str> = text.split_whitespace().collect();
    save("output", &words);
}
