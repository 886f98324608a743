//! Each turn asks for a choice, deep in a helper: whoever chooses is to see every line before that.
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver};

struct Keys {
    pressed: Receiver<char>,
}

impl Keys {
    fn next(&self) -> Option<char> {
        self.pressed.recv().ok()
    }

    fn choice(&self) -> char {
        self.next().unwrap_or('q').to_ascii_lowercase()
    }
}

fn ask(out: &mut dyn Write, keys: &Keys) -> io::Result<()> {
    loop {
        match keys.choice() {
            'q' => return Ok(()),
            other => writeln!(out, "there is no {other}")?, //~ quiet watched
        }
    }
}

fn main() -> io::Result<()> {
    let (sender, pressed) = mpsc::channel();
    for key in ['x', 'y', 'q'] {
        let _ = sender.send(key);
    }
    ask(&mut io::stdout().lock(), &Keys { pressed }) //~ silent
}
