use std::fs::File;
use std::io::Write;
use std::path::Path;

pub fn write(folder: &Path, names: &[String]) {
    let mut table = File::create(folder.join("table.rs")).unwrap();
    writeln!(table, "const NAMES: [&str; {}] = [", names.len()).unwrap(); //~ silent
    for name in names {
        writeln!(table, "    {name:?},").unwrap(); //~ quiet unused
    }
    writeln!(table, "];").unwrap(); //~ silent
}
