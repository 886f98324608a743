//! The list holds `Box<dyn Draw>`: any impl of the workspace may be called, and all of them write pieces.
use std::fs::File;
use std::io::{self, Write};

trait Draw {
    fn draw(&self, out: &mut dyn Write) -> io::Result<()>;
}

struct Circle(u32);
struct Square(u32, u32);

impl Draw for Circle {
    fn draw(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "<circle r=\"{}\"/>", self.0) //~ safe once per fragment
    }
}

impl Draw for Square {
    fn draw(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "<rect x=\"{}\" width=\"{}\"/>", self.0, self.1) //~ safe once per fragment
    }
}

fn save(path: &str, shapes: &[Box<dyn Draw>]) -> io::Result<()> {
    let mut file = File::create(path)?;
    for shape in shapes {
        shape.draw(&mut file)?;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut shapes: Vec<Box<dyn Draw>> = Vec::new();
    for size in 1..200 {
        shapes.push(Box::new(Circle(size)));
        shapes.push(Box::new(Square(size, size * 2)));
    }
    save(&path, &shapes)
}
