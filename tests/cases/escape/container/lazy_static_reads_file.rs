//! No buffer can be made where a static is, but the closure that fills it runs at its first use, like any other.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::sync::LazyLock;

static NAMES: LazyLock<BTreeMap<String, u32>> = LazyLock::new(|| {
    let file = File::open("names.json").unwrap();
    serde_json::from_reader(file).unwrap() //~ safe once per byte
});

static SQUARES: LazyLock<usize> = LazyLock::new(|| {
    let mut file = File::create("output").unwrap();
    for number in 0..200_u32 {
        writeln!(file, "{}", number * number).unwrap(); //~ safe once per fragment
    }
    200
});

fn sum() -> u32 {
    static MORE: LazyLock<BTreeMap<String, u32>> = LazyLock::new(|| {
        let file = File::open("names.json").unwrap();
        let mut names: BTreeMap<String, u32> = serde_json::from_reader(file).unwrap(); //~ safe once per byte
        names.remove("a");
        names
    });
    NAMES.values().chain(MORE.values()).sum()
}

fn main() -> io::Result<()> {
    std::fs::write("names.json", "{\"a\": 1, \"b\": 2}")?;
    println!("{} {}", sum(), *SQUARES);
    Ok(())
}
