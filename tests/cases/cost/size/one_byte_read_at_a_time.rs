//! The buffer of one byte is what C programmers write, counting on stdio to buffer below it.
//! calls: 1000 times fewer reads
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut source = File::open("input.txt")?;
    let mut ch = [0u8; 1];
    let mut words = 0;
    let mut in_word = false;
    loop {
        if source.read(&mut ch)? == 0 { //~ safe once per call
            break;
        }
        let is_space = ch[0].is_ascii_whitespace();
        words += usize::from(in_word && is_space);
        in_word = !is_space;
    }
    println!("{words} words");
    Ok(())
}
