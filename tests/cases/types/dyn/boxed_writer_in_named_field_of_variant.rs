//! A variant keeps any writer in a field with a name, and a function far from there writes to it.
use std::fs::File;
use std::io::{self, Write};

enum Target {
    Silent,
    Writer { writer: Box<dyn Write>, is_ascii: bool },
}

struct Reporter {
    target: Target,
}

impl Reporter {
    fn tell(&mut self, name: &str, seconds: u64) -> io::Result<()> {
        match &mut self.target {
            Target::Silent => Ok(()),
            Target::Writer { writer, is_ascii } => {
                let mark = if *is_ascii { '+' } else { '✓' };
                writeln!(writer, "{mark} {name} {seconds}") //~ review once per fragment
            }
        }
    }
}

fn main() -> io::Result<()> {
    let file = File::create("report.txt")?;
    let mut reporter = Reporter { target: Target::Writer { writer: Box::new(file), is_ascii: true } };
    if std::env::args().count() > 5 {
        reporter.target = Target::Silent;
    }
    for test in 0..1000 {
        reporter.tell("test", test)?;
    }
    Ok(())
}
