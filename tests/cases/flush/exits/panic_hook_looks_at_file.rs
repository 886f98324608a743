//! The hook is a function with a name, and says how long the report has become until the panic.
use std::fs::{self, File};
use std::io::{self, Write};
use std::panic::PanicHookInfo;

fn tell(panic: &PanicHookInfo<'_>) {
    let length = fs::metadata("output").map_or(0, |it| it.len());
    eprintln!("{panic} after {length} bytes");
}

fn main() -> io::Result<()> {
    std::panic::set_hook(Box::new(tell));
    let rows = fs::read_to_string("input.txt")?;
    let limits = [100_usize];
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{row} {}", row.len())?; //~ review once per fragment
        let limit = limits[usize::from(row == "stop")];
        writeln!(out, "  {}", limit.saturating_sub(row.len()))?; //~ review once per fragment
    }
    Ok(())
}
