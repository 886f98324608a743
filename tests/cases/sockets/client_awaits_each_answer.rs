//! The child answers what it has been sent, and nobody flushes a buffer that lives in the client.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Client {
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Client {
    fn ask(&mut self, number: u32, what: &str) -> io::Result<String> {
        writeln!(self.stdin, "{number} {what} {}", what.len())?; //~ quiet outlives
        let mut answer = String::new();
        self.stdout.read_line(&mut answer)?;
        Ok(answer)
    }
}

fn start() -> io::Result<(Child, Client)> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let stdin = child.stdin.take().unwrap();
    let stdout = BufReader::new(child.stdout.take().unwrap());
    Ok((child, Client { stdin, stdout }))
}

fn main() -> io::Result<()> {
    let (mut child, mut client) = start()?;
    for number in 0..50 {
        print!("{}", client.ask(number, "twice")?); //~ quiet flushed
    }
    drop(client);
    child.wait().map(drop)
}
