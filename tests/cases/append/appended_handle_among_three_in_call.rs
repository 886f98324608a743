//! One of the three is appended to, and one buffer serves them all: the call is shown once, the other two beside it.
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::sync::Arc;

enum Output {
    Discard,
    File(Arc<File>),
}

fn write_all(lines: &[String], output: &Output) -> io::Result<()> {
    let mut file = match output {
        Output::Discard => return Ok(()),
        Output::File(file) => file.as_ref(),
    };
    for line in lines {
        file.write_all(format!("{} {line}\n", line.len()).as_bytes())?; //~ review once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let lines: Vec<String> = (0..50).map(|n| format!("line {n}")).collect();
    let outputs = [
        Output::File(Arc::new(File::create(&path)?)),
        Output::Discard,
        Output::File(Arc::new(OpenOptions::new().append(true).open(&path)?)),
        Output::File(Arc::new(File::create("copy.txt")?)),
    ];
    outputs.iter().try_for_each(|it| write_all(&lines, it))
}
