//! No loop stands in a `Display` that calls itself for the branches, each on lines of its own.
use std::fmt;
use std::fs::File;
use std::io::{self, Write};

enum Tree {
    Leaf(usize),
    Branch(Box<Tree>, Box<Tree>),
}

impl Tree {
    fn of(sizes: &[usize]) -> Self {
        match sizes {
            [] => Tree::Leaf(0),
            [only] => Tree::Leaf(*only),
            more => {
                let (left, right) = more.split_at(more.len() / 2);
                Tree::Branch(Box::new(Tree::of(left)), Box::new(Tree::of(right)))
            }
        }
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tree::Leaf(size) => write!(f, "{size}"),
            Tree::Branch(left, right) => write!(f, "(\n{left}\n{right})"),
        }
    }
}

fn main() -> io::Result<()> {
    let sizes: Vec<usize> = std::fs::read_to_string("input.txt")?.lines().map(str::len).collect();
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let mut file = File::create(path)?;
    writeln!(file, "{}", Tree::of(&sizes))?; //~ safe once per fragment
    Ok(())
}
