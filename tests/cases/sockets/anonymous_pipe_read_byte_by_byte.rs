//! `io::pipe` is new, and as unbuffered as its older relatives.
use std::io::{self, Read, Write};
use std::thread;

fn main() -> io::Result<()> {
    let (reader, mut writer) = io::pipe()?;
    let producer = thread::spawn(move || writer.write_all("tick tock\n".repeat(100).as_bytes())); //~ quiet few-calls
    let mut ticks = 0;
    for byte in reader.bytes() { //~ safe once per byte
        ticks += u32::from(byte? == b't');
    }
    producer.join().expect("the producer should not panic")?;
    println!("{ticks}");
    Ok(())
}
