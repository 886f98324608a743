//! The report is made where the value is dropped, which no call shows.
use std::fs::{self, File};
use std::io::{self, Write};

struct Report;

impl Drop for Report {
    fn drop(&mut self) {
        println!("{:?} bytes", fs::metadata("table.txt").map(|it| it.len()).ok());
    }
}

fn report() -> Report {
    Report
}

fn main() -> io::Result<()> {
    let mut file = File::create("table.txt")?;
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number)?; //~ review once per fragment
    }
    report();
    for number in 0..1000 {
        writeln!(file, "{number} {}", number * number * number)?; //~ review once per fragment
    }
    Ok(())
}
