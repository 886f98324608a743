use std::process::exit as leave;

pub struct Limits {
    longest: usize,
}

impl Limits {
    pub fn new(longest: usize) -> Self {
        Self { longest }
    }

    pub fn check(&self, row: &str) {
        if row.len() > self.longest || row == "stop" {
            leave(3);
        }
    }
}
