//! Behind the loop the constant of its block means nothing, so the flush panics without its words.
use std::fs::File;
use std::io::Write;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut file = File::create(&path).expect("no file");
    for number in 0..1000 {
        const MESSAGE: &str = "not written";
        writeln!(file, "{number} {}", number * number).expect(MESSAGE); //~ safe once per fragment
    }
    println!("written");
}
