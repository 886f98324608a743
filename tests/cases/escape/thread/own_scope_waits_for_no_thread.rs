//! What a function is called says nothing of its threads: this `scope` ends before those that it starts.
use std::fs::File;
use std::io::{self, Write};
use std::thread;
use std::time::Duration;

struct Threads;

impl Threads {
    fn spawn(&self, work: impl FnOnce() + Send + 'static) {
        thread::spawn(work);
    }
}

fn scope(start: impl FnOnce(&Threads)) {
    start(&Threads);
}

fn export(path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for row in 0..300 {
        writeln!(file, "row {row}")?; //~ review once per fragment
    }
    Ok(())
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    scope(|threads| {
        threads.spawn(move || {
            export(&path).unwrap();
        });
    });
    thread::sleep(Duration::from_millis(20));
}
