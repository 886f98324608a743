//! One write there is one command, in how many pieces it comes included.
use std::fs::File;
use std::io::{self, Write};
use std::path::PathBuf;

fn map(pid: u32, mappings: &[String]) -> io::Result<()> {
    let mut path = PathBuf::from("/proc");
    path.push(pid.to_string());
    path.push("uid_map");
    let mut file = File::options().write(true).open(path)?;
    for mapping in mappings {
        file.write_all(format!("{mapping}\n").as_bytes())?; //~ quiet few-calls
    }
    Ok(())
}

fn main() {
    let mapped = map(u32::MAX, &[String::from("0 0 1")]);
    println!("{}", mapped.is_err());
}
