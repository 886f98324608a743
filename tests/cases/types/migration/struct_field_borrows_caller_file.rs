//! The struct keeps `&'a mut File`; its field and the caller's `let` change together.
use std::fs::File;
use std::io::{self, Read};

struct Scanner<'a> {
    file: &'a mut File,
    depth: usize,
}

impl<'a> Scanner<'a> {
    fn new(file: &'a mut File) -> Self {
        Scanner { file, depth: 0 }
    }

    fn step(&mut self) -> io::Result<bool> {
        let mut byte = [0];
        let n = self.file.read(&mut byte)?; //~ safe once per call
        match byte {
            [b'{' | b'['] => self.depth += 1,
            [b'}' | b']'] => self.depth -= 1,
            _ => {}
        }
        Ok(n > 0)
    }
}

fn main() -> io::Result<()> {
    let mut file = File::open("input.json")?;
    let mut scanner = Scanner::new(&mut file);
    let mut deepest = 0;
    while scanner.step()? {
        deepest = deepest.max(scanner.depth);
    }
    println!("{deepest} deep");
    Ok(())
}
