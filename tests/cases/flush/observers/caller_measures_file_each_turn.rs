//! The helper could lend the file to a buffer, but what writes most is its caller, who looks at the file in each turn.
use std::fs::{self, File};
use std::io::{self, Write};

fn appendix(file: &mut File, text: &str) {
    writeln!(file, "## {} bytes", text.len()).unwrap(); //~ left once per fragment //~ left once per fragment
    for part in ["lines", "words", "letters"] {
        writeln!(file, "- {part}: {}", text.len() / part.len()).unwrap(); //~ left once per fragment //~ left once per fragment
        writeln!(file, "  {}", part.len()).unwrap(); //~ left once per fragment //~ left once per fragment
    }
    writeln!(file, "{} lines", text.lines().count()).unwrap(); //~ left once per fragment //~ left once per fragment
}

fn prompt(path: &str, text: &str) -> io::Result<u64> {
    let mut file = File::create(path)?;
    for (number, line) in text.lines().enumerate() {
        writeln!(file, "{number}: {line} at {}", fs::metadata(path)?.len()).unwrap(); //~ left once per fragment
    }
    appendix(&mut file, text);
    drop(file);
    Ok(fs::metadata(path)?.len())
}

fn review(path: &str, text: &str) -> io::Result<u64> {
    let mut file = File::create(path)?;
    for word in text.split_whitespace() {
        writeln!(file, "{word} at {}", fs::metadata(path)?.len()).unwrap(); //~ left once per fragment
    }
    appendix(&mut file, text);
    drop(file);
    Ok(fs::metadata(path)?.len())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    println!("{} {}", prompt("prompt", &text)?, review("review", &text)?);
    Ok(())
}
