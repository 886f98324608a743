//! What a field holds may look at the file, or end the program: nothing on the way to the method tells what it is.
use std::fs::{self, File};
use std::io::{self, Write};

struct Progress {
    each: Box<dyn Fn(u32)>,
}

impl Progress {
    fn new(each: impl Fn(u32) + 'static) -> Self {
        Self { each: Box::new(each) }
    }

    fn step(&self, row: u32) {
        (self.each)(row);
    }
}

fn save(path: &str, progress: &Progress) -> io::Result<()> {
    let mut file = File::create(path)?;
    for row in 0..300 {
        writeln!(file, "row {row}")?; //~ review once per fragment
        progress.step(row);
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let written = path.clone();
    let progress = Progress::new(move |row| {
        if row == 250 {
            println!("{}", fs::metadata(&written).is_ok_and(|it| it.len() > 0));
        }
    });
    save(&path, &progress)
}
