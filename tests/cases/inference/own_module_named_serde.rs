//! `serde` is a module of the file: the crate of that name is spelled from the root.
use std::fs::File;

mod serde {
    #[derive(::serde::Serialize)]
    pub struct Words<'a> {
        pub words: Vec<&'a str>,
    }
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt").unwrap();
    let file = File::create(path).unwrap();
    let done = serde_json::to_writer(file, &serde::Words { words: text.split(' ').collect() }); //~ safe once per token
    match done {
        Ok(()) => println!("done"),
        Err(error) => println!("{error}"),
    }
}
