//! One write to the log of the kernel is one record, and a record has a largest size.

use std::fs::OpenOptions;
use std::io::Write;

const KERNEL_LOG: &str = "/dev/kmsg";

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    if let Ok(mut log) = OpenOptions::new().write(true).open(KERNEL_LOG) {
        for line in text.split('\n').filter(|it| it.contains("no such line")) {
            log.write_all(line.as_bytes()).ok(); //~ quiet device
        }
    }
    println!("done");
}
