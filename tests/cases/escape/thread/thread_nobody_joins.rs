//! The process may end while the thread still runs, and takes what it has gathered with it.

use std::fs::File;
use std::io::Write;
use std::sync::mpsc;
use std::thread;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    let (done, finished) = mpsc::channel();
    thread::spawn(move || {
        let mut file = File::create(path).expect("a new file");
        for n in 0..300 {
            writeln!(file, "{} {}", n, n * n).expect("written"); //~ review once per fragment
            if n == 250 {
                done.send(n).expect("somebody waits");
            }
        }
    });
    println!("{}", finished.recv().unwrap_or(0));
}
