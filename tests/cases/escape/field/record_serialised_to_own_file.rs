//! Each record is there when the method returns, as before, and goes to the file in one piece.
//! runs: same

use std::fs::File;
use std::io::{self, Write};
use std::os::fd::{AsFd, BorrowedFd};

struct Journal {
    file: File,
    records: u64,
}

impl Journal {
    fn add(&mut self, words: &[&str]) -> io::Result<()> {
        serde_json::to_writer(&mut self.file, words)?; //~ safe once per token
        self.records += 1;
        Ok(())
    }

    fn descriptor(&self) -> BorrowedFd<'_> {
        self.file.as_fd()
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let mut journal = Journal { file: File::create("output")?, records: 0 };
    for line in text.lines() {
        journal.add(&line.split(' ').collect::<Vec<_>>())?;
    }
    let mut copy = File::from(journal.descriptor().try_clone_to_owned()?);
    copy.write_all(b"end")?; //~ quiet few-calls
    println!("{}", journal.records);
    Ok(())
}
