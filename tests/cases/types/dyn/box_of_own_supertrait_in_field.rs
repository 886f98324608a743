//! `Source` is `Read + Seek` under one name, for every type that has both: `BufReader<File>` has them too.
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};

trait Source: Read + Seek {}

impl<T: Read + Seek> Source for T {}

struct Archive {
    source: Box<dyn Source>,
}

impl Archive {
    fn open(path: &str) -> io::Result<Self> {
        let mut source = Box::new(File::open(path)?);
        source.seek(SeekFrom::Start(1024))?;
        Ok(Archive { source })
    }

    fn names(&mut self, count: usize) -> io::Result<Vec<[u8; 8]>> {
        let mut names = vec![[0; 8]; count];
        for name in &mut names {
            self.source.read_exact(name)?; //~ safe once per call
        }
        Ok(names)
    }
}

fn main() -> io::Result<()> {
    let mut archive = Archive::open("input.bin")?;
    println!("{:?}", archive.names(5000)?.iter().max());
    Ok(())
}
