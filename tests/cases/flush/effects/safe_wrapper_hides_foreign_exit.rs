//! The declaration of `_exit` lies behind a safe method of the workspace.
use std::fs::{self, File};
use std::io::{self, Write};

mod sys {
    unsafe extern "C" {
        pub fn _exit(code: i32) -> !;
    }
}

struct Fuse {
    word: String,
}

impl Fuse {
    fn blow(&self, row: &str) {
        if row == self.word {
            unsafe { sys::_exit(11) }
        }
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let fuse = Fuse { word: "stop".to_owned() };
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        writeln!(out, "{} {row}", row.len())?; //~ review once per fragment
        fuse.blow(row);
    }
    Ok(())
}
