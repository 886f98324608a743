//! Each module has a trait of its own, and means that: what is found in the one is found in the other.
use std::io;

mod rows {
    use std::fs::File;
    use std::io::{self, Write};

    trait Numbers {
        fn number(&mut self, number: u32) -> io::Result<()>;
    }

    impl<W: Write> Numbers for W {
        fn number(&mut self, number: u32) -> io::Result<()> {
            write!(self, "{number}")?; //~ safe once per fragment
            writeln!(self) //~ safe once per call
        }
    }

    pub fn save(path: &str) -> io::Result<()> {
        let mut out = File::create(path)?;
        for number in 0..300 {
            out.number(number)?; //~ silent
        }
        Ok(())
    }
}

mod columns {
    use std::fs::File;
    use std::io::{self, Write};

    trait Numbers {
        fn number(&mut self, number: u32) -> io::Result<()>;
    }

    impl<W: Write> Numbers for W {
        fn number(&mut self, number: u32) -> io::Result<()> {
            write!(self, "{number}")?; //~ safe once per fragment
            writeln!(self) //~ safe once per call
        }
    }

    pub fn save(path: &str) -> io::Result<()> {
        let mut out = File::create(path)?;
        for number in 0..300 {
            out.number(number)?; //~ silent
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    rows::save(&path)?;
    columns::save("columns.txt")
}
