//! One write and then a sync: nothing would be gathered, if what is written were not a list of lines.
use std::fmt;
use std::fs::File;
use std::io::{self, Write};

struct Lock(Vec<(usize, String)>);

impl fmt::Display for Lock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(number, name)| writeln!(f, "{number} {name}"))
    }
}

fn save(lock: &Lock, path: &str) -> io::Result<()> {
    let mut file = File::create("lock.draft")?;
    writeln!(file, "{lock}")?; //~ safe once per fragment
    file.sync_all()?;
    std::fs::rename("lock.draft", path)
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    save(&Lock(text.lines().map(str::to_owned).enumerate().collect()), "output")
}
