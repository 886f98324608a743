//! Whoever uses the library may print a word at a time: a flush for each would make calls that were not there.

pub mod format {
    use std::io::{self, Write, stdout};

    pub fn print(words: &[&[u8]]) -> io::Result<()> {
        print_to(stdout(), words) //~ silent
    }

    fn print_to(mut out: impl Write, words: &[&[u8]]) -> io::Result<()> {
        for word in words {
            show(&mut out, word)?;
        }
        Ok(())
    }

    fn show(mut out: impl Write, word: &[u8]) -> io::Result<()> {
        out.write_all(word) //~ quiet blocks
    }
}

fn main() {}
