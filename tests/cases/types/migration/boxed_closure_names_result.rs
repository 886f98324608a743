//! The type of the box says what the closure gives back, and may say so at many places.
use std::fs::File;
use std::io::{self, Read};

struct Store<R> {
    input: R,
}

impl<R: Read> Store<R> {
    fn new(input: R) -> Self {
        Store { input }
    }

    fn sum(&mut self) -> u64 {
        let (mut byte, mut sum) = ([0], 0);
        while self.input.read_exact(&mut byte).is_ok() { //~ left once per call
            sum += u64::from(byte[0]);
        }
        sum
    }
}

fn main() -> io::Result<()> {
    let path = "input.bin".to_owned();
    let open = Box::new(move || {
        let file = File::open(&path).unwrap();
        let store: Store<File> = Store::new(file);
        store
    }) as Box<dyn Fn() -> Store<File> + Send + Sync>;
    println!("{}", open().sum()); //~ silent
    Ok(())
}
