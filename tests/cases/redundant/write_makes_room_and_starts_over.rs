//! Its own `write` copies into memory, and where there is no room it makes room and starts over: that is a buffer.
use std::fs::File;
use std::io::{self, Write};

struct Pages {
    inner: File,
    page: Vec<u8>,
}

impl Write for Pages {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.page.len() + bytes.len() > 65_536 {
            self.store()?;
            self.write(bytes)
        } else {
            self.page.extend_from_slice(bytes);
            Ok(bytes.len())
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.store()
    }
}

impl Pages {
    fn store(&mut self) -> io::Result<()> {
        self.inner.write_all(&self.page)?; //~ quiet blocks
        self.page.clear();
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut pages = Pages { inner: File::create(target)?, page: Vec::new() };
    for number in 0..500u32 {
        pages.write_all(&number.to_le_bytes())?;
        pages.write_all(b"\n")?;
    }
    pages.flush()
}
