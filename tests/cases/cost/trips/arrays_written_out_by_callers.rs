//! The loop is over what its callers pass, and each of them writes out an array of one or two pairs.
use std::fs::OpenOptions;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    if std::fs::metadata("input.txt")?.len() > 0 {
        set_outputs(&path, [("detected", "true"), ("tag", "v1")])?;
        return skip(&path, 3);
    }
    set_outputs(&path, [("detected", "false")])
}

fn set_outputs<'a>(path: &str, outputs: impl IntoIterator<Item = (&'a str, &'a str)>) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(path)?;
    for (key, value) in outputs {
        writeln!(file, "{key}={value}")?; //~ quiet few-calls
    }
    Ok(())
}

fn skip(path: &str, count: usize) -> io::Result<()> {
    let mut file = std::fs::File::create(format!("{path}.skipped"))?;
    for number in 0..count {
        writeln!(file, "{number}: {path}")?; //~ quiet few-calls
    }
    Ok(())
}
