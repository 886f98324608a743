//! Whoever may read the file as soon as its permissions say so finds all of it there.
use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::os::unix::fs::PermissionsExt;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let mut script = File::create(&path)?;
    writeln!(script, "#!/bin/sh")?; //~ safe once per call
    for line in fs::read_to_string("input.txt")?.lines() {
        writeln!(script, "echo '{}'", line)?; //~ safe once per fragment
    }
    if path == "output" {
        fs::set_permissions(&path, Permissions::from_mode(0o755))?;
    }
    Ok(())
}
