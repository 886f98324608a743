//! Two modules make `Stream { file, .. }` and a third reads it: all of them change or none.
mod archive;
mod plain;
mod stream;

use std::io;

fn main() -> io::Result<()> {
    let mut words = 0;
    for mut stream in [plain::open("input.txt")?, archive::member("input.bin", 512)?] {
        while let Some(word) = stream.word()? {
            words += usize::from(word % 3 == 0);
        }
    }
    println!("{words}");
    Ok(())
}
