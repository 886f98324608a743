//! A part of a body that holds as many lines as there is room for, and says how many more there were.

use std::fmt::Write as _;

use super::Form;

/// Lines under a heading that are left out where there are too many of them.
pub struct List {
    text: String,
    /// What a table needs in front of its next line.
    pending: String,
    room: usize,
    n_more: usize,
}

impl List {
    pub fn new(heading: String, room: usize) -> Self {
        Self { text: heading, pending: String::new(), room, n_more: 0 }
    }

    /// What stands above the lines that follow, if any of them does.
    pub fn part(&mut self, head: String) {
        self.pending = head;
    }

    pub fn item(&mut self, line: &str) {
        let needed = self.pending.len() + line.len();
        if self.n_more > 0 || needed > self.room {
            self.n_more += 1;
            return;
        }
        self.room -= needed;
        self.text.push_str(&std::mem::take(&mut self.pending));
        self.text.push_str(line);
    }

    pub fn finished(mut self, form: Form) -> String {
        let bullet = match form {
            Form::Commit => "- ",
            Form::PullRequest => "\n",
        };
        if self.n_more > 0 {
            let _ = writeln!(self.text, "{bullet}and {} more", self.n_more);
        }
        self.text
    }
}
