//! The flush in front of what looks at the file is passed by, so another one stands at the end.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

fn save(file: &mut File, pages: &[Vec<&str>]) -> io::Result<()> {
    'pages: for page in pages {
        for line in page {
            if line.is_empty() {
                break 'pages;
            }
            writeln!(file, "{} {line}", line.len())?; //~ safe once per fragment
        }
        assert!(file.metadata()?.is_file());
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    let pages: Vec<Vec<&str>> = lines.chunks(500).map(<[&str]>::to_vec).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    save(&mut File::create(path)?, &pages)
}
