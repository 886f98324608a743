//! Whoever calls `save` leaves the telling to it, so the error of the flush is told there too.
use std::collections::BTreeMap;
use std::fs::File;
use std::io;

fn save(path: &str, squares: &BTreeMap<u32, u32>) -> io::Result<()> {
    let file = match File::create(path) {
        Ok(file) => file,
        Err(error) => {
            eprintln!("cannot create {path}: {error}");
            return Err(error);
        }
    };
    serde_json::to_writer_pretty(file, squares) //~ safe once per token
        .map_err(|error| {
        eprintln!("cannot write {path}: {error}");
        io::Error::other(error)
    })
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let squares: BTreeMap<u32, u32> = (0..1000).map(|it| (it, it * it)).collect();
    let _ = save(&path, &squares);
}
