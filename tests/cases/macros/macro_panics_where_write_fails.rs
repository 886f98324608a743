//! The macro panics where the write fails, and nothing around it says so.
use std::fs::File;
use std::io::Write;

macro_rules! tr {
    ($e:expr) => {
        if let Err(error) = $e {
            panic!("{}", error)
        }
    };
}

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".into());
    let mut out = File::create(path)?;
    for row in 0..1000 {
        tr!(write!(out, "{}\n", row)); //~ review once per fragment
    }
    Ok(())
}
