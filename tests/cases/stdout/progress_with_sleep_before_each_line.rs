//! Somebody waits in front of these lines, and each turn waits as well: nothing is slow here but what is shown.
use std::io::{self, Write};
use std::thread;
use std::time::Duration;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for step in 1..=120 {
        thread::sleep(Duration::from_millis(1));
        writeln!(out, "step {} of {} is done", step, 120)?; //~ quiet watched
    }
    Ok(())
}
