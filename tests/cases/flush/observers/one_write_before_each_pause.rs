//! One write and then a pause: a buffer would only keep back what somebody looks for.
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::thread;
use std::time::Duration;

fn gathered(turn: usize) -> Vec<u8> {
    (0..100).map(|it| format!("{turn} {it}\n")).collect::<String>().into_bytes()
}

fn open(path: &str) -> File {
    OpenOptions::new().append(true).create(true).open(path).expect("not opened")
}

fn dump_each_period(path: &str, period: Duration) {
    let mut file = open(path);
    let mut turn = 0;
    thread::spawn(move || {
        loop {
            let mut buffer = gathered(turn);
            if !buffer.is_empty() {
                buffer.push(b'\n');
                file.write_all(&buffer).expect("not written"); //~ quiet beside
            }
            turn += 1;
            thread::sleep(period);
        }
    });
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    dump_each_period(&path, Duration::from_secs(60));
    thread::sleep(Duration::from_millis(50));
}
