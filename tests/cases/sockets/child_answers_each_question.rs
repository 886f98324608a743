//! The helper writes the question and waits for the answer: a buffer must be flushed before it reads.
use std::io::{self, BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};

fn ask(stdin: &mut ChildStdin, answers: &mut BufReader<ChildStdout>, n: u32) -> io::Result<usize> {
    for part in 0..3 {
        write!(stdin, "{n}.{part} ")?; //~ safe once per fragment
    }
    writeln!(stdin)?; //~ safe once per call
    let mut answer = String::new();
    answers.read_line(&mut answer)
}

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let mut answers = BufReader::new(child.stdout.take().expect("stdout is piped"));
    let mut sum = 0;
    for n in 0..60 {
        sum += ask(&mut stdin, &mut answers, n)?;
    }
    drop(stdin);
    child.wait()?;
    println!("{sum}");
    Ok(())
}
