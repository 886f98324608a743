use std::thread;
use std::time::Duration;

pub fn ask() {
    thread::sleep(Duration::from_micros(1));
}
