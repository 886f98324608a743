//! A `BufReader` stands above the decoder; the decoder itself asks the file for two bytes at a time.
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

struct RunLength<R> {
    inner: R,
    left: u8,
    value: u8,
}

impl<R: Read> Read for RunLength<R> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        for (done, slot) in buf.iter_mut().enumerate() {
            while self.left == 0 {
                let mut pair = [0; 2];
                if self.inner.read(&mut pair)? < 2 { //~ safe once per call
                    return Ok(done);
                }
                [self.left, self.value] = pair;
            }
            self.left -= 1;
            *slot = self.value;
        }
        Ok(buf.len())
    }
}

fn main() -> io::Result<()> {
    let decoder = RunLength { inner: File::open("input.bin")?, left: 0, value: 0 };
    let mut reader = BufReader::new(decoder);
    let mut longest = 0;
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line)? > 0 {
        longest = longest.max(line.len());
        line.clear();
    }
    println!("{longest}");
    Ok(())
}
