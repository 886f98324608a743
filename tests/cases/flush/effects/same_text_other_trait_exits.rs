//! Two functions are alike word for word, and each means the trait of its own module: one of these ends the program.
//! safe: too
use std::io;

mod careful {
    use std::fs::File;
    use std::io::{self, Write};

    trait Checked {
        fn checked(&self) -> usize;
    }

    impl Checked for str {
        fn checked(&self) -> usize {
            self.len()
        }
    }

    pub fn save(text: &str, path: &str) -> io::Result<()> {
        let mut out = File::create(path)?;
        for line in text.lines() {
            writeln!(out, "{} {line}", line.checked())?; //~ safe once per fragment
        }
        Ok(())
    }
}

mod strict {
    use std::fs::File;
    use std::io::{self, Write};

    trait Checked {
        fn checked(&self) -> usize;
    }

    impl Checked for str {
        fn checked(&self) -> usize {
            if self.is_empty() {
                std::process::exit(1);
            }
            self.len()
        }
    }

    pub fn save(text: &str, path: &str) -> io::Result<()> {
        let mut out = File::create(path)?;
        for line in text.lines() {
            writeln!(out, "{} {line}", line.checked())?; //~ review once per fragment
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    careful::save(&text, &path)?;
    strict::save(&text, "strict.txt")
}
