//! A buffer for five lines is more to read than it saves.

use std::io::{self, Write};

const COMMANDS: [&str; 3] = ["build", "check", "test"];
const FLAGS: &[(&str, &str)] = &[("-q", "quiet"), ("-v", "verbose")];

fn main() -> io::Result<()> {
    for (number, command) in COMMANDS.iter().enumerate() {
        println!("{number}: {command}"); //~ quiet few-calls
    }
    for (flag, meaning) in FLAGS {
        println!("{flag} {meaning}"); //~ quiet few-calls
    }
    let shells = ["bash", "fish", "zsh"];
    let mut out = io::stdout().lock();
    for shell in shells {
        writeln!(out, "completions for {shell}")?; //~ quiet few-calls
    }
    let mut words: Vec<String> = std::fs::read_to_string("input.txt")?.lines().map(str::to_owned).collect();
    words.sort();
    for word in words.iter().take(5) {
        writeln!(out, "{word}")?; //~ silent
    }
    Ok(())
}
