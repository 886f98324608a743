//! Each node writes its own line and then its children; only the recursion repeats the write.
use std::fs::File;
use std::io::{self, Write};

struct Node {
    name: String,
    children: Vec<Node>,
}

impl Node {
    fn grow(name: String, depth: u32) -> Self {
        let children = if depth == 0 {
            Vec::new()
        } else {
            ["left", "middle", "right"].map(|side| Node::grow(format!("{name}-{side}"), depth - 1)).into()
        };
        Node { name, children }
    }

    fn write_to<W: Write>(&self, out: &mut W, depth: usize) -> io::Result<()> {
        writeln!(out, "{:depth$}{}", "", self.name)?; //~ safe once per fragment
        for child in &self.children {
            child.write_to(out, depth + 2)?;
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let root = Node::grow("root".to_owned(), 5);
    let mut listing = File::create(path)?;
    root.write_to(&mut listing, 0) //~ silent
}
