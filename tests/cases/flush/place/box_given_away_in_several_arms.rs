//! The box is lent to each arm that took it, and dropped once.

use std::fs::File;
use std::io::Write;

fn show(format: &str, path: &str, words: &[&str]) {
    let out: Box<dyn Write> = Box::new(File::create(path).unwrap());
    match format {
        "json" => {
            serde_json::to_writer(out, words).unwrap(); //~ safe once per token
        }
        "pretty" => {
            serde_json::to_writer_pretty(out, words).unwrap(); //~ safe once per token
        }
        _ => panic!("unknown format"),
    }
}

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    show("pretty", "output", &words);
    show("json", "more.json", &words);
}
