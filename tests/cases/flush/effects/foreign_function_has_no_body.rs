//! `getpid` is harmless, but nothing in the declaration says so: a function of C may as well end the process.
//! runs: same
use std::fs::{self, File};
use std::io::{self, Write};

unsafe extern "C" {
    fn getpid() -> i32;
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let is_running = unsafe { getpid() } > 0;
        writeln!(out, "{row} {is_running}")?; //~ review once per fragment
    }
    Ok(())
}
