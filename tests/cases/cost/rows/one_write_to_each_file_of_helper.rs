//! Each file is written once; that one function opens them all does not make it many writes.
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

struct Scratch {
    root: PathBuf,
}

impl Scratch {
    fn file(&self, name: &str) -> File {
        match File::create(self.root.join(name)) {
            Ok(file) => file,
            Err(error) => panic!("{error}"),
        }
    }
}

fn first(scratch: &Scratch) {
    scratch.file("first").write_all(b"not empty").expect("cannot write"); //~ quiet few-calls
}

fn second(scratch: &Scratch) {
    let mut file = scratch.file("second");
    file.write_all(b"something").unwrap(); //~ quiet few-calls
}

fn third(scratch: &Scratch) {
    let mut file = scratch.file("third");
    file.write_all(b"anything").unwrap(); //~ quiet few-calls
}

fn main() {
    let scratch = Scratch { root: PathBuf::from(".") };
    first(&scratch);
    second(&scratch);
    third(&scratch);
}
