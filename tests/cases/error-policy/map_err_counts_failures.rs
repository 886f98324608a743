//! What the closure does besides needs an error of the serialiser, and a bare flush would not count.
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs::File;
use std::io;

fn save(path: &str, squares: &BTreeMap<u32, u32>, failures: &Cell<usize>) -> io::Result<()> {
    let file = File::create(path)?;
    serde_json::to_writer_pretty(file, squares) //~ review once per token
        .map_err(|error| {
        failures.set(failures.get() + error.line().max(1));
        io::Error::other(error)
    })
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let squares: BTreeMap<u32, u32> = (0..1000).map(|it| (it, it * it)).collect();
    let failures = Cell::new(0);
    let _ = save(&path, &squares, &failures);
    println!("{} failures", failures.get());
}
