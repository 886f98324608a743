//! The head of the table is written before the thread starts and flushed by then; the rest belongs to the thread, which is
//! joined before anything else can happen.
use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::mpsc;
use std::thread;

#[derive(Debug)]
enum Failure {
    Table(io::Error),
}

fn export(path: &str, text: &str) -> Result<usize, Failure> {
    let mut table = File::create(path).map_err(Failure::Table)?;
    writeln!(table, "row,length of {}", text.len()).map_err(Failure::Table)?; //~ safe once per fragment
    let (sender, receiver) = mpsc::channel::<(usize, usize)>();
    let writer = thread::spawn(move || {
        let mut rows = 0;
        for (row, length) in receiver {
            if length > 0 {
                writeln!(table, "{row},{length}").map_err(Failure::Table)?; //~ safe once per fragment
            }
            rows += 1;
        }
        Ok::<_, Failure>(rows)
    });
    for (row, line) in text.lines().enumerate() {
        sender.send((row, line.len())).expect("the writer panicked");
    }
    drop(sender);
    writer.join().expect("the writer panicked")
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("no input");
    println!("{}", export(&path, &text).expect("no table"));
}
