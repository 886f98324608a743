//! Two packages between which lies what a run pays for all that buffix knows: one names every described crate, the other
//! names none and holds nothing to look at.

use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

const STUBS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/catalogue/stubs");

pub struct Packages(TempDir);

pub fn packages() -> io::Result<Packages> {
    let packages = Packages(tempfile::Builder::new().prefix("buffix-bench-").tempdir()?);
    let mut crates = Vec::new();
    for entry in std::fs::read_dir(STUBS)? {
        crates.extend(entry?.path().file_stem().map(|it| it.to_string_lossy().into_owned()));
    }
    crates.sort();
    let uses: Vec<String> = crates.iter().map(|it| format!("use {it} as _;")).collect();
    let main = "fn main() {\n    let file = std::fs::File::open(\"a\").unwrap();\n    drop(file);\n}\n";
    write(&packages.all(), &format!("{}\n\n{main}", uses.join("\n")))?;
    write(&packages.none(), "fn main() {}\n")?;
    Ok(packages)
}

impl Packages {
    pub fn all(&self) -> PathBuf {
        self.0.path().join("all")
    }

    pub fn none(&self) -> PathBuf {
        self.0.path().join("none")
    }
}

fn write(package: &Path, main: &str) -> io::Result<()> {
    std::fs::create_dir_all(package.join("src"))?;
    let manifest = "[package]\nname = \"a\"\nversion = \"0.1.0\"\nedition = \"2024\"\n";
    std::fs::write(package.join("Cargo.toml"), manifest)?;
    std::fs::write(package.join("src/main.rs"), main)
}
