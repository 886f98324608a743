//! Made before the first write, it looks at the file where its block ends.
use std::fs::{self, File};
use std::io::{self, Write};

struct Told(String);

impl Drop for Told {
    fn drop(&mut self) {
        println!("{:?} bytes", fs::metadata(&self.0).map(|it| it.len()).ok());
    }
}

fn save(path: &str, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    {
        let _told = Told(path.to_owned());
        for line in text.lines() {
            writeln!(file, "{} {line}", line.len())?; //~ review once per fragment
        }
    }
    writeln!(file, "{} bytes", text.len()) //~ review once per fragment
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&path, &fs::read_to_string("input.txt")?)
}
