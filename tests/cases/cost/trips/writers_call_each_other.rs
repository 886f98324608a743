//! `write_block` calls `write_blocks`, which calls `write_block`; the file is given to the outermost.
use std::fs::File;
use std::io::{self, Write};

enum Block {
    Text(String),
    List(Vec<Block>),
}

fn write_blocks(out: &mut impl Write, blocks: &[Block]) -> io::Result<()> {
    for block in blocks {
        write_block(out, block)?;
    }
    Ok(())
}

fn write_block(out: &mut impl Write, block: &Block) -> io::Result<()> {
    match block {
        Block::Text(text) => write!(out, "<p>{text}</p>"), //~ safe once per fragment
        Block::List(blocks) => {
            write!(out, "<ul>")?; //~ safe once per call
            write_blocks(out, blocks)?;
            write!(out, "</ul>") //~ safe once per call
        }
    }
}

fn sample(depth: u32) -> Block {
    if depth == 0 {
        return Block::Text("leaf".to_owned());
    }
    Block::List((0..3).map(|_| sample(depth - 1)).collect())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let page = [sample(4), Block::Text("end".to_owned())];
    let mut file = File::create(path)?;
    write_blocks(&mut file, &page)?; //~ silent
    Ok(())
}
