//! The second thread hands over the lines and may look at the file while the first one still gathers.
use std::fs::{self, File};
use std::io::{self, Write};
use std::sync::mpsc;
use std::thread;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("no input");
    let mut file = File::create(&path).expect("no file");
    let (sender, receiver) = mpsc::channel::<String>();
    let writer = thread::spawn(move || -> io::Result<()> {
        for line in receiver {
            writeln!(file, "{} {line}", line.len())?; //~ review once per fragment
        }
        Ok(())
    });
    let feeder = thread::spawn(move || {
        for line in text.lines() {
            sender.send(line.to_owned()).expect("the writer panicked");
        }
        fs::metadata(path).is_ok()
    });
    writer.join().expect("the writer panicked").expect("not written");
    println!("{}", feeder.join().expect("the feeder panicked"));
}
