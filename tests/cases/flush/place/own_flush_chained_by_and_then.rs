//! The code flushes what it has written once, as one that expects a buffer would; only the buffer is missing.
//! runs: same

use std::fs::{self, File};
use std::io::{self, Write as _};

fn save(rows: &[Vec<&str>], path: &str) -> io::Result<()> {
    let draft = format!("{path}.draft");
    {
        let mut file = File::create(&draft)?;
        write_rows(rows, &mut file).and_then(|()| file.flush()) //~ silent
    }
    .and_then(|()| fs::rename(&draft, path))
    .inspect_err(|_| {
        let _ = fs::remove_file(&draft);
    })
}

fn write_rows(rows: &[Vec<&str>], out: &mut impl io::Write) -> io::Result<()> {
    for row in rows {
        writeln!(out, "{} {}", row.len(), row.join("\t"))?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let rows: Vec<Vec<&str>> = text.lines().map(|it| it.split(' ').collect()).collect();
    save(&rows, "output")
}
