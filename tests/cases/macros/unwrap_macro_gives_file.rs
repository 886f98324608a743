//! `unwrap!` says more than the method does; what it gives is the file, and the buffer goes around that.
use std::fs::File;
use std::io;

macro_rules! unwrap {
    ($result:expr, $($said:tt)*) => {
        match $result {
            Ok(value) => value,
            Err(error) => panic!("{error}: {}", format!($($said)*)),
        }
    };
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let file = unwrap!(File::create(&path), "{path} cannot be made");
    serde_json::to_writer_pretty(&file, &words).unwrap(); //~ safe once per token
    Ok(())
}
