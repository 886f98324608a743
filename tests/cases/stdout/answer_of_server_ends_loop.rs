//! The answer is printed line by line behind which the loop is left: it is no loop of many answers.
use std::sync::mpsc::{self, Receiver};

enum Answer {
    Busy,
    Lines(Vec<&'static str>),
}

fn wait(answers: &Receiver<Answer>) {
    loop {
        match answers.recv() {
            Ok(Answer::Busy) => {}
            Ok(Answer::Lines(lines)) => {
                lines.iter().for_each(|line| println!("{line}")); //~ quiet few-calls
                return;
            }
            Err(_) => return,
        }
    }
}

fn main() {
    let (sender, answers) = mpsc::channel();
    let _ = sender.send(Answer::Busy);
    let _ = sender.send(Answer::Lines(vec!["one", "two"]));
    wait(&answers);
}
