//! What is written has a type that only the callers name; one of them gives a list of lines.
use std::fmt::{self, Display};
use std::fs::File;
use std::io::Write;

struct Sizes(Vec<usize>);

impl Display for Sizes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|it| writeln!(f, "{it} bytes"))
    }
}

fn write_summary<D: Display>(summary: D, path: &str) {
    let mut file = File::create(path).unwrap();
    write!(file, "{}", summary).unwrap(); //~ safe once per fragment
}

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap();
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    write_summary(text.len(), "total");
    write_summary(Sizes(text.lines().map(str::len).collect()), &path);
}
