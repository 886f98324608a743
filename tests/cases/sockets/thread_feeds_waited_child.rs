//! The child ends behind the end of its input, which is the end of the thread: whoever waits for the child has waited for
//! the flush.
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::thread;

fn main() -> io::Result<()> {
    let names: Vec<String> = (0..300).map(|it| format!("name {}", it * 7919 % 300)).collect();
    let mut child = Command::new("sort").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut stdin = child.stdin.take().expect("stdin is piped");
    thread::spawn(move || {
        for name in &names {
            writeln!(stdin, "{name}").expect("sort reads all of its input"); //~ safe once per fragment
        }
    });
    let sorted = child.wait_with_output()?;
    println!("{}", sorted.stdout.len());
    Ok(())
}
