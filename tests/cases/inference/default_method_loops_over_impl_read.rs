//! The loop is in the default body of the trait, the read in the impl, the file in `main`.
use std::fs::File;
use std::io::{self, Read};

trait Loader {
    fn load_one(&mut self, reader: &mut dyn Read) -> io::Result<()>;

    fn load(&mut self, reader: &mut dyn Read, count: usize) -> io::Result<()> {
        for _ in 0..count {
            self.load_one(reader)?;
        }
        Ok(())
    }
}

struct Palette {
    colours: Vec<[u8; 3]>,
}

impl Loader for Palette {
    fn load_one(&mut self, reader: &mut dyn Read) -> io::Result<()> {
        let mut colour = [0; 3];
        reader.read_exact(&mut colour)?; //~ safe once per call
        self.colours.push(colour);
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let mut palette = Palette { colours: Vec::new() };
    let mut file = File::open("input.bin")?;
    palette.load(&mut file, 4096)?; //~ silent
    let grey = palette.colours.iter().filter(|[r, g, b]| r.abs_diff(*g) < 9 && g.abs_diff(*b) < 9).count();
    println!("{grey} grey colours");
    Ok(())
}
