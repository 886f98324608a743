//! What the loop opens is each input; only its name is that of the output's path.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};

fn inputs() -> Vec<String> {
    vec!["input.txt".to_owned(), "input.jsonl".to_owned()]
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut record = File::create(&path)?;
    for path in inputs() {
        let lines = BufReader::new(File::open(&path)?).lines();
        for line in lines {
            writeln!(record, "{path}: {}", line?)?; //~ safe once per fragment
        }
    }
    Ok(())
}
