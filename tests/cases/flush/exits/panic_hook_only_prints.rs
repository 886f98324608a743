//! The hook says one line on stderr, and the rows go to a file: no order between the two is lost.
use std::fs::{self, File};
use std::io::{self, Write};

fn main() -> io::Result<()> {
    std::panic::set_hook(Box::new(|panic| eprintln!("internal error: {panic}")));
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len())?; //~ safe once per fragment
        assert!(row != "stop", "no row may be `stop`");
    }
    Ok(())
}
