//! The writes name what failed through a trait of the program; the flush must name it too.
use std::fs::File;
use std::io::{self, Write};

struct Failure(String);

trait Context<T> {
    fn context(self, text: &str) -> Result<T, Failure>;
}

impl<T> Context<T> for io::Result<T> {
    fn context(self, text: &str) -> Result<T, Failure> {
        self.map_err(|error| Failure(format!("{text}: {error}")))
    }
}

fn save(path: &str) -> Result<(), Failure> {
    let mut file = File::create(path).context("cannot create the list")?;
    for i in 0..300 {
        file.write_all(format!("{i}\n").as_bytes()) //~ safe once per call
            .context("cannot write the list")?;
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    if let Err(failure) = save(&path) {
        println!("{}", failure.0);
    }
}
