//! The alias stands in a file without any input or output: nobody knows that the writer is in what is given back, and stored.
use std::fs::File;
use std::io;
use std::sync::{Arc, Mutex};

use cap::CapWriter;

struct Capture {
    writer: Arc<Mutex<CapWriter<File>>>,
}

impl Capture {
    fn new(path: &str) -> io::Result<Self> {
        let file = File::create(path)?;
        let writer = CapWriter::with_head(file, &[7; 1000]).unwrap();
        Ok(Capture { writer: Arc::new(Mutex::new(writer)) })
    }

    fn size(&self) -> io::Result<u64> {
        Ok(self.writer.lock().unwrap().get_ref().metadata()?.len())
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let capture = Capture::new(&path)?;
    println!("{}", capture.size()?);
    Ok(())
}
