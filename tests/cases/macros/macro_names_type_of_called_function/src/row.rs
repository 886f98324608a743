use std::fs::File;
use std::io::{self, Write};

pub struct Row;

impl Row {
    pub fn save(path: &str, count: u32) -> io::Result<()> {
        let mut file = File::create(path)?;
        for row in 0..count {
            writeln!(file, "{row}")?; //~ safe once per fragment
        }
        Ok(())
    }
}
