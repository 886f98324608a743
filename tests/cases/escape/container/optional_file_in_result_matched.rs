//! `Ok(None)` stands for a file that is not there; the caller unwraps both layers with `if let`.
use std::fs::File;
use std::io::{self, ErrorKind, Read};

fn open_if_present(name: &str) -> io::Result<Option<File>> {
    match File::open(name) {
        Ok(file) => Ok(Some(file)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn newest_entry(name: &str) -> io::Result<u64> {
    let mut newest = 0;
    let Some(mut journal) = open_if_present(name)? else {
        return Ok(newest);
    };
    let mut entry = [0; 16];
    while let Ok(()) = journal.read_exact(&mut entry) { //~ safe once per call
        let (stamp, _) = entry.split_at(8);
        newest = newest.max(stamp.iter().fold(0, |n, byte| n << 8 | u64::from(*byte)));
    }
    Ok(newest)
}

fn main() -> io::Result<()> {
    for name in ["input.bin", "input.old"] {
        println!("{name}: {}", newest_entry(name)?); //~ quiet few-calls
    }
    Ok(())
}
