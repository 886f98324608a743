//! Where cargo says that the source lies is asked for something else: the file that is written stands elsewhere.
use std::env;
use std::fs::File;
use std::io::{self, Write};

fn package() -> String {
    let folder = env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    folder.rsplit('/').next().unwrap_or_default().to_owned()
}

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let name = package();
    let mut file = File::create(path)?;
    for row in 0..300 {
        writeln!(file, "{name} {row}")?; //~ safe once per fragment
    }
    file.flush()
}
