//! What one call of a log writes is in its file when the call is over, with a buffer as without.
//! calls: fewer

use std::fs::File;
use std::io::{self, Write};

struct Logger {
    file: File,
}

impl Logger {
    fn log_with_details(&mut self, message: &str, details: &[&str]) {
        let _ = self.file.write_all(format!("{message}\r\n").as_bytes()); //~ safe once per call
        for detail in details {
            let line = format!("    {detail}\r\n");
            let _ = self.file.write_all(line.as_bytes()); //~ safe once per call
        }
    }
}

fn main() -> io::Result<()> {
    let mut logger = Logger { file: File::create("output")? };
    logger.log_with_details("cannot install", &["no space", "no rights"]);
    Ok(())
}
