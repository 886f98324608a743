// tree.rs: what is in a folder.
use std::fs::File;
use std::io::{self, Write};

pub struct Tree {
    pub names: Vec<String>,
}

impl Tree {
    pub fn main(&self, path: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        for name in &self.names {
            writeln!(file, "name = {name}")?; //~ quiet unused
        }
        Ok(())
    }
}
