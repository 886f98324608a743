//! All that is written to the file that a caller brings is one finding, not one for each call.
use std::fs::File;
use std::io::{self, Write};

type Save = fn(&[usize], &mut File) -> io::Result<()>;

/// By what follows the last dot of a path.
const SAVES: [(&str, Save); 1] = [("rows", save)];

fn save(rows: &[usize], out: &mut File) -> io::Result<()> {
    for row in rows {
        out.write_all(b"row ")?; //~ safe once per call
        out.write_all(row.to_string().as_bytes())?; //~ safe once per call
        writeln!(out, " of {}", rows.len())?; //~ safe once per fragment
    }
    out.write_all(b"end")?; //~ safe once per call
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let rows: Vec<usize> = text.lines().map(str::len).collect();
    let saves = SAVES.iter().find(|(name, _)| path.ends_with(name)).unwrap_or(&SAVES[0]);
    (saves.1)(&rows, &mut File::create(path)?)
}
