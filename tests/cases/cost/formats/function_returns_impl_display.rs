//! Nobody names the type of what is displayed: the function that gives it says `impl Display`.
use std::fmt::{self, Display};
use std::fs::File;
use std::io::{self, Write};

struct Dot<'a>(&'a [String]);

impl Display for Dot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("digraph {\n")?;
        for (at, name) in self.0.iter().enumerate() {
            f.write_fmt(format_args!("  {at} [label={name:?}]\n"))?;
        }
        f.write_str("}\n")
    }
}

fn dot(names: &[String]) -> impl Display + '_ {
    Dot(names)
}

fn main() -> io::Result<()> {
    let names: Vec<String> = std::fs::read_to_string("input.txt")?.lines().map(str::to_owned).collect();
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let graph = dot(&names);
    let mut file = File::create(path)?;
    write!(file, "{graph}")?; //~ safe once per fragment
    Ok(())
}
