pub use std::fs::File;
pub use std::io::Result;
use std::io::Write;

pub fn clear(path: &str) -> Result<()> {
    File::create(path)?.write_all(b"nothing yet") //~ quiet few-calls
}
