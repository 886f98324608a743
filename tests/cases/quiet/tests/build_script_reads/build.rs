use std::fs::File;
use std::io::Read;

fn main() {
    println!("cargo::rerun-if-changed=words.txt"); //~ silent
    let words = File::open("words.txt").unwrap();
    let n_words = words.bytes().filter(|byte| matches!(byte, Ok(b'\n'))).count(); //~ quiet build-script
    println!("cargo::rustc-env=N_WORDS={n_words}"); //~ silent
}
