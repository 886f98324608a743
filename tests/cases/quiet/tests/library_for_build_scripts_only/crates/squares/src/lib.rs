use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

pub fn write(path: &Path, count: u32) -> io::Result<()> {
    let mut table = File::create(path)?;
    writeln!(table, "const SQUARES: [u32; {count}] = [")?; //~ silent
    for n in 0..count {
        writeln!(table, "    {},", n * n)?; //~ quiet unused
    }
    writeln!(table, "];") //~ silent
}
