//! A device gives eight bytes for each event and waits for them to come back: nothing could be read ahead.
use std::fs::File;
use std::io::{self, Read, Write};

fn serve(name: &str, handle: impl Fn(u64)) -> io::Result<()> {
    let mut events = File::open(format!("events/{name}"))?;
    loop {
        let mut event = [0; 8];
        if events.read(&mut event)? == 0 { //~ quiet device
            return Ok(());
        }
        handle(u64::from_le_bytes(event));
        events.write(&event)?; //~ quiet in-vain
    }
}

fn main() {
    let served = serve("none", |event| println!("{event}"));
    println!("{}", served.is_err());
}
