//! The child's output belongs between the lines around it: what is gathered must be out before the child starts.
use std::fs::File;
use std::io::{self, Write};
use std::process::Command;

fn run(log: &mut File, step: usize) -> io::Result<()> {
    writeln!(log, "step {step} of {}", 3)?; //~ left once per fragment
    let output = log.try_clone()?;
    let status = Command::new("echo").arg("done").stdout(output).status()?;
    for line in 0..100 {
        writeln!(log, "  {line}: {status}")?; //~ left once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut log = File::create(&path)?;
    for step in 0..3 {
        run(&mut log, step)?;
    }
    println!("{} bytes", log.metadata()?.len());
    Ok(())
}
