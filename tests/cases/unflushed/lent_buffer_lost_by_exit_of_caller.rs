//! The call dropped its buffer, with what it had written before it failed; one that is only lent would be lost by `exit`.
//! calls: no more
//! runs: same
use std::fs::File;
use std::io::{self, BufWriter, Write};

fn write_names<W: Write>(mut out: W, names: &[String]) -> io::Result<()> {
    for name in names {
        if name.is_empty() {
            return Err(io::Error::other("a name is empty"));
        }
        writeln!(out, "{name}")?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let names: Vec<String> = (0..20).map(|it| format!("name {it}")).collect();
    let out = BufWriter::new(File::create(&path)?);
    write_names(out, &names).unwrap_or_else(|error| { //~ review unflushed_buffer
        eprintln!("{error}");
        std::process::exit(1);
    });
    println!("{} names", names.len());
    Ok(())
}
