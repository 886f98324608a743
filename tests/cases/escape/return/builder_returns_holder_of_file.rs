//! The file goes into a box that is returned: it cannot be lent, and a flush here would come too early.
use std::fs::File;
use std::io::{self, Write};

struct Records {
    inner: Box<dyn Write>,
}

impl Records {
    fn put(&mut self, n: u32) -> io::Result<()> {
        for i in 0..n {
            write!(self.inner, "{i} ")?; //~ review once per fragment
        }
        writeln!(self.inner) //~ review once per call
    }
}

struct Builder;

impl Builder {
    fn build_from_path(&self, path: &str) -> io::Result<Records> {
        let file = File::create(path)?;
        Ok(self.build_from_writer(file))
    }

    fn build_from_writer<W: Write + 'static>(&self, writer: W) -> Records {
        Records { inner: Box::new(writer) }
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut records = Builder.build_from_path(&path)?;
    for n in 0..50 {
        records.put(n)?;
    }
    Ok(())
}
