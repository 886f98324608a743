//! The message of `expect` belongs to the write that fails, and the flush is now that write.

use std::fs::File;
use std::io::Write;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| String::from("output"));
    let mut table = File::create(&path).expect("could not create the table");
    for n in 2..400u32 {
        let is_prime = (2..n).all(|d| n % d != 0);
        writeln!(table, "{n},{is_prime}").expect("could not write the table"); //~ safe once per fragment
    }
    println!("wrote {path}");
}
