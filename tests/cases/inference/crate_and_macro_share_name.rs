//! `anyhow` is a crate, and a macro of it: importing the one does not hide the other.
//! runs: same

use anyhow::{Context, Result, anyhow};
use std::fs::File;
use std::io::Write;

struct Rows(Vec<String>);

impl Rows {
    fn write(&self, out: &mut impl Write) -> Result<()> {
        if self.0.is_empty() {
            return Err(anyhow!("no rows"));
        }
        for row in &self.0 {
            writeln!(out, "{} {row}", row.len())?; //~ safe once per fragment
        }
        Ok(())
    }
}

fn main() -> Result<()> {
    let text = std::fs::read_to_string("input.txt").context("cannot read the rows")?;
    let rows = Rows(text.lines().map(str::to_owned).collect());
    let mut file = File::create("output").context("cannot make the table")?;
    rows.write(&mut file).context("cannot write the table")?; //~ silent
    Ok(())
}
