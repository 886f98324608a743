use std::fs::File;
use std::io::Write;
use std::path::Path;

pub fn write(folder: &Path) {
    let mut table = File::create(folder.join("table.rs")).unwrap();
    writeln!(table, "const SQUARES: [u32; 20] = [").unwrap();
    for n in 0_u32..20 {
        writeln!(table, "    {},", n * n).unwrap();
    }
    writeln!(table, "];").unwrap();
}
