//! A program that is released has nothing of `debug_assert!`, nor of what only that calls.
use std::fs::File;
use std::io::{self, Write};

use check::dump;

mod check {
    use super::*;

    pub fn dump(sizes: &[u32]) -> String {
        let mut file = File::create("dump").unwrap();
        for size in sizes {
            writeln!(file, "{size} of {}", sizes.len()).unwrap(); //~ quiet unused
        }
        "see dump".to_owned()
    }
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let sizes: Vec<u32> = (0..300).collect();
    debug_assert!(sizes.is_sorted(), "{}", dump(&sizes));
    debug_assert_eq!(sizes.len(), 300, "{}", dump(&sizes));
    std::fs::write(path, sizes.len().to_string())
}
