use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

pub fn write(path: &Path, names: &[&str]) -> io::Result<()> {
    let mut table = File::create(path)?;
    writeln!(table, "const NAMES: [&str; {}] = [", names.len())?; //~ silent
    for name in names {
        writeln!(table, "    {name:?},")?; //~ quiet unused
    }
    writeln!(table, "];") //~ silent
}
