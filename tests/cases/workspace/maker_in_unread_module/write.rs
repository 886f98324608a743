use std::io::{self, Write};

use crate::Table;

impl Table {
    pub fn write_to(&self, mut out: impl Write) -> io::Result<()> {
        for row in &self.rows {
            out.write_all(&row.to_le_bytes())?; //~ safe once per call
        }
        Ok(())
    }
}
