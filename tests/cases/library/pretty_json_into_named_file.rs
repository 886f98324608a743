//! `to_writer_pretty` takes the file by value, and with it the only handle that could be flushed.

use std::collections::BTreeMap;
use std::fs::File;
use std::io;

fn lines_of_words(text: &str) -> BTreeMap<&str, Vec<usize>> {
    let mut lines = BTreeMap::<&str, Vec<usize>>::new();
    for (number, line) in text.lines().enumerate() {
        for word in line.split_whitespace() {
            lines.entry(word).or_default().push(number + 1);
        }
    }
    lines
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let concordance = lines_of_words(&text);

    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let file = File::create(path)?;
    serde_json::to_writer_pretty(file, &concordance)?; //~ safe once per token
    Ok(())
}
