//! The block imports an error kind by its whole path, and the buffer's name goes into a line of its own beside that.
use std::fs::File;
use std::io::prelude::*;

fn save(keys: &[String]) -> std::io::Result<()> {
    use std::io::ErrorKind::NotFound;

    match std::fs::remove_file("output") {
        Err(error) if error.kind() != NotFound => return Err(error),
        _ => {}
    }
    let mut file = File::create("output")?;
    for key in keys {
        writeln!(file, "{key}")?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    save(&text.lines().map(str::to_owned).collect::<Vec<_>>())
}
