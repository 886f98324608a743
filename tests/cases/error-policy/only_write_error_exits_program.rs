//! The program looks at the error itself and exits: the flush is tied to the write, so that its error goes the same way.
use std::fs::File;
use std::process::exit;

fn main() {
    let rows: Vec<u32> = (0..300).collect();
    let file = File::create("output").unwrap();
    serde_json::to_writer_pretty(file, &rows).unwrap_or_else(|error| { //~ safe once per token
        println!("output: {error}");
        exit(1)
    });
    println!("{} rows", rows.len());
}
