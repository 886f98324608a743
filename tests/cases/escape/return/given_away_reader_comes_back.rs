//! The buffer is put in where the name of the file is given away, and what comes back holds it.
use std::fs::File;
use std::io::{self, Read};

struct Numbers<R> {
    input: R,
}

impl<R> Numbers<R> {
    fn new(input: R) -> Self {
        Numbers { input }
    }

    fn done(self) -> R {
        self.input
    }
}

impl<R: Read> Numbers<R> {
    fn next(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.input.read_exact(&mut bytes)?; //~ safe once per call
        Ok(u32::from_le_bytes(bytes))
    }
}

fn main() -> io::Result<()> {
    std::fs::write("numbers.bin", [7; 4000])?;
    let file = File::open("numbers.bin")?;
    let mut numbers = Numbers::new(file);
    let mut sum = 0_u64;
    for _ in 0..1000 {
        sum += u64::from(numbers.next()?); //~ silent
    }
    let file = numbers.done();
    let length = match file.metadata() {
        Ok(it) => it.len(),
        Err(_) => 0,
    };
    println!("{sum} {length}");
    Ok(())
}
