//! `shape.write` is chosen by the bound `S: Shape`: no name says which impl writes.
use std::fs::File;
use std::io::{self, Write};

trait Shape {
    fn write<W: Write>(&self, out: W) -> io::Result<()>;
}

struct Circle(u32);

impl Shape for Circle {
    fn write<W: Write>(&self, mut out: W) -> io::Result<()> {
        writeln!(out, "<circle r=\"{}\"/>", self.0) //~ safe once per fragment
    }
}

fn save<S: Shape>(shapes: &[S], path: &str) -> io::Result<()> {
    let mut svg = File::create(path)?;
    svg.write_all(b"<svg>\n")?; //~ safe once per call
    for shape in shapes {
        shape.write(&mut svg)?;
    }
    svg.write_all(b"</svg>\n") //~ safe once per call
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let circles: Vec<_> = (1..400).map(Circle).collect();
    save(&circles, &path)
}
