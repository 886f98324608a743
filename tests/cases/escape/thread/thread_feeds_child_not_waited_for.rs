//! Whoever waits for the second child has not waited for the thread that feeds the first.
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::thread;

fn main() -> io::Result<()> {
    let names: Vec<String> = (0..300).map(|it| format!("name {it}")).collect();
    let mut sink = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
    let mut stdin = sink.stdin.take().expect("stdin is piped");
    thread::spawn(move || {
        for name in &names {
            writeln!(stdin, "{name}").expect("cat reads all of its input"); //~ review once per fragment
        }
    });
    let mut other = Command::new("true").spawn()?;
    println!("{}", other.wait()?);
    Ok(())
}
