//! The flush comes behind the question for the result, so that the error of the write is still the one that is told.
//! runs: same

use std::fs::File;
use std::io;

fn save(rows: &[Vec<String>], pretty: bool) -> io::Result<usize> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let file = File::create(path)?;
    let done = if pretty {
        serde_json::to_writer_pretty(&file, rows) //~ safe once per token
    } else {
        serde_json::to_writer(&file, rows) //~ safe once per token
    };
    done?;
    Ok(rows.len())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<Vec<String>> = text.lines().map(|it| it.split(' ').map(str::to_owned).collect()).collect();
    println!("{}", save(&rows, text.len() % 2 == 0)?);
    Ok(())
}
