//! A test may look at the file before its writer is flushed, and tests are not looked into.
//! runs: same
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

struct Table {
    inner: Box<dyn Write>,
}

impl Table {
    fn at(path: &Path) -> io::Result<Self> {
        Ok(Self {
            inner: if path.as_os_str() == "-" {
                Box::new(io::stderr())
            } else {
                Box::new(File::create(path)?)
            },
        })
    }

    fn row(&mut self, name: &str, size: usize) -> io::Result<()> {
        writeln!(self.inner, "{name}\t{size}") //~ review once per fragment //~ quiet stderr
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut table = Table::at(Path::new(&path))?;
    for size in 0..300 {
        table.row("long", size)?;
    }
    table.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_a_line() -> io::Result<()> {
        let path = Path::new("rows");
        let mut table = Table::at(path)?;
        table.row("a", 1)?;
        assert_eq!(std::fs::read_to_string(path)?, "a\t1\n");
        std::fs::remove_file(path)
    }
}
