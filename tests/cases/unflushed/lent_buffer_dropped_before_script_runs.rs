//! A file that is still open for writing cannot be run: what is lent to the helper is dropped behind its flush.
//! calls: no more
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

fn script(mut out: impl Write) -> io::Result<()> {
    writeln!(out, "#!/bin/sh")?;
    writeln!(out, "exit 0")
}

fn main() -> io::Result<()> {
    let out = BufWriter::new(File::create("script")?);
    script(out)?; //~ safe unflushed_buffer
    fs::set_permissions("script", fs::Permissions::from_mode(0o755))?;
    println!("{}", Command::new("./script").status()?);
    fs::remove_file("script")
}
