//! Each call of the helper gives a file of its own: the name of the host is one line, and stays as it is.

use std::fs::File;
use std::io::{self, Write};

fn create(path: &str) -> io::Result<File> {
    File::create(path).map_err(|why| io::Error::new(why.kind(), format!("{path}: {why}")))
}

fn write_host(name: &str) -> io::Result<()> {
    let mut file = create("host")?;
    writeln!(file, "{name}") //~ quiet few-calls
}

fn write_users(names: &[String]) -> io::Result<()> {
    let mut file = create("output")?;
    for name in names {
        writeln!(file, "{name}:x:1000")?; //~ safe once per fragment
    }
    Ok(())
}

fn write_groups(names: &[String]) -> io::Result<()> {
    let mut file = create("groups")?;
    for name in names {
        writeln!(file, "{name}:{}", name.len())?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let names: Vec<String> = (0..200).map(|n| format!("user{n}")).collect();
    write_host("here")?;
    write_users(&names)?;
    write_groups(&names)
}
