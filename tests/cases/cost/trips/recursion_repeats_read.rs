//! There is no loop anywhere: the recursion repeats the read.
use std::fs::File;
use std::io::{self, Read};

struct Node {
    weight: u8,
    children: Vec<Node>,
}

fn read_node<R: Read>(reader: &mut R, depth: u32) -> io::Result<Node> {
    let mut weight = [0];
    reader.read_exact(&mut weight)?; //~ safe once per call
    let children = if depth == 0 {
        Vec::new()
    } else {
        vec![read_node(reader, depth - 1)?, read_node(reader, depth - 1)?]
    };
    Ok(Node { weight: weight[0], children })
}

fn total(node: &Node) -> u64 {
    u64::from(node.weight) + node.children.iter().map(total).sum::<u64>()
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let root = read_node(&mut file, 11)?; //~ silent
    println!("{}", total(&root));
    Ok(())
}
