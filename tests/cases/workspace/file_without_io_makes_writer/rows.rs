use std::io::{Result, Write};

pub struct Rows(pub Vec<u32>);

impl Rows {
    pub fn write_rows(&self, out: &mut dyn Write) -> Result<()> {
        for number in &self.0 {
            writeln!(out, "n={}", number)?; //~ safe once per fragment
        }
        Ok(())
    }
}
