//! A shell that was started before counts the file by the path in its script whenever a line comes in.
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let folder = String::from(".");
    let path = format!("{folder}/output");
    let script = format!("while read line; do wc -c < {path}; done");
    let mut child =
        Command::new("sh").arg("-c").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let (mut ask, answers) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut answers = BufReader::new(answers).lines();
    let mut seen = String::new();
    let mut out = File::create(&path)?;
    for (row, line) in text.lines().take(20).enumerate() {
        writeln!(out, "{row} {line}")?; //~ review once per fragment
        ask.write_all(b"go\n")?; //~ review once per call
        seen += &answers.next().unwrap()?;
    }
    println!("{seen}");
    drop(ask);
    child.wait()?;
    Ok(())
}
