use std::io::{Result, Write};

pub struct Report {
    pub lines: Vec<u32>,
}

impl Report {
    pub fn write_lines(&self, out: &mut dyn Write) -> Result<()> {
        for line in &self.lines {
            writeln!(out, "{} m", line)?; //~ safe once per fragment
        }
        Ok(())
    }
}
