//! Each message goes down the pipe of a child, and its answer comes back before the next.
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn main() -> io::Result<()> {
    let mut child = Command::new("cat").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut questions = child.stdin.take().expect("piped");
    let mut answers = BufReader::new(child.stdout.take().expect("piped"));
    let mut answer = String::new();
    for number in 0..40 {
        let body = format!("question {number}\n");
        questions.write_all(format!("{:>4} ", body.len()).as_bytes())?; //~ review once per call
        questions.write_all(body.as_bytes())?; //~ review once per call
        answer.clear();
        answers.read_line(&mut answer)?;
        print!("{answer}"); //~ quiet flushed
    }
    drop(questions);
    child.wait()?;
    Ok(())
}
