//! Eight bytes a call, hundreds of thousands of calls: that costs whoever runs it, though nobody can say when to flush.
use std::fs::File;
use std::io::{self, Write};
use std::sync::Mutex;

struct Events {
    sink: Mutex<(File, u64)>,
}

impl Events {
    fn put(&self, event: u64) {
        let mut sink = self.sink.lock().expect("no thread panics");
        sink.0.write_all(&event.to_le_bytes()).expect("the disk is full"); //~ left once per call
        sink.1 += 8;
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let events = Events { sink: Mutex::new((File::create(path)?, 0)) };
    for event in 0..20_000u64 {
        events.put(event);
    }
    Ok(())
}
