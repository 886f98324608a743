//! The calls of `to_json` are of another type, which is known where they stand: the one of the tileset is a leftover.
use std::fs::File;
use std::io::{self, BufWriter, Write};

struct Tree {
    depth: u32,
}

impl Tree {
    fn to_json(&self, path: &str) -> io::Result<()> {
        let mut file = BufWriter::new(File::create(path)?);
        for level in 0..self.depth {
            writeln!(file, "[{level}]")?;
        }
        file.flush()
    }
}

struct Tileset {
    tree: Tree,
}

impl Tileset {
    #[allow(dead_code)]
    fn to_json(&self, path: &str) -> io::Result<()> {
        let mut file = File::create(path)?;
        for level in 0..self.tree.depth {
            writeln!(file, "{{\"level\": {level}}}")?; //~ quiet unused
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let tileset = Tileset { tree: Tree { depth: 300 } };
    tileset.tree.to_json(&path)
}
