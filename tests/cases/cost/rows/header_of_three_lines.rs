//! Three calls in all: a buffer takes as many lines of code as it saves system calls.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(path)?;
    writeln!(file, "listen_addresses = '*'")?; //~ quiet few-calls
    writeln!(file, "ssl = off")?; //~ silent
    writeln!(file, "fsync = on")?; //~ silent
    Ok(())
}
