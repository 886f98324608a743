//! Without a buffer a flush has nothing to say; with one it is where the last write fails, which was never ignored.
use std::fs::File;
use std::io::{self, Write};

fn report(path: &str, rows: &[u32]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(b"<table>").unwrap(); //~ safe once per call
    for row in rows {
        file.write_all(format!("<td>{row}</td>").as_bytes()).unwrap(); //~ safe once per call
    }
    let _ = file.flush();
    println!("{} rows", rows.len());
    Ok(())
}

fn list(path: &str, rows: &[u32]) -> io::Result<bool> {
    let mut file = File::create(path)?;
    for row in rows.iter().take(200) {
        writeln!(file, "{row}")?; //~ safe once per fragment
    }
    if rows.len() > 200 {
        file.flush().ok();
        return Ok(false);
    }
    file.write_all(b"complete")?; //~ silent
    file.flush().ok();
    Ok(true)
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let rows: Vec<u32> = (0..300).collect();
    report(&path, &rows)?;
    println!("{}", list("list", &rows)?);
    Ok(())
}
