//! What is seen while a run goes on: one line on a terminal where it takes more than half a second, else nothing.
#![cfg(target_os = "linux")]
#![expect(clippy::disallowed_methods, reason = "the program is run by `script`, which gives it a terminal")]

use std::path::Path;
use std::process::{Command, Output, Stdio};

#[path = "scratch/folder.rs"]
mod folder;

use folder::{COUNTS_LINES, folder, skipped, write};

/// The program looks at a folder and waits for a trace that ends after so many seconds.
const WAITS: &str = "mkfifo trace; (sleep $1; : > trace) & \"$0\" --strace trace . 2>&1";

fn shell(script: &str, seconds: &str, folder: &Path) -> Command {
    let mut command = Command::new("sh");
    command
        .args(["-c", script, env!("CARGO_BIN_EXE_buffix"), seconds])
        .current_dir(folder)
        .stdin(Stdio::null());
    command
}

/// The same where stdout and stderr are a terminal.
fn on_terminal(seconds: &str, folder: &Path) -> Option<Output> {
    write(folder, "waits.sh", WAITS);
    let command = format!("sh -c \"$(cat waits.sh)\" '{}' {seconds}", env!("CARGO_BIN_EXE_buffix"));
    let mut script = Command::new("script");
    script.args(["-qec", &command, "/dev/null"]).current_dir(folder).stdin(Stdio::null());
    script.output().ok()
}

fn with_finding() -> tempfile::TempDir {
    let folder = folder();
    write(folder.path(), "src/lib.rs", COUNTS_LINES);
    folder
}

/// What is written over the line before.
fn progress(output: &Output) -> Vec<String> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.split('\r').filter(|it| it.starts_with("buffix: 1 file…")).map(str::to_owned).collect()
}

#[test]
fn a_run_that_takes_long_shows_its_progress_on_a_terminal_and_takes_it_away() {
    let folder = with_finding();
    let Some(output) = on_terminal("1", folder.path()) else {
        return skipped("there is no `script` to run a program on a terminal");
    };
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(!progress(&output).is_empty(), "{text}");
    let (_, after) = text.rsplit_once("buffix: 1 file…").unwrap_or_default();
    assert!(after.starts_with("\r               \r"), "{text:?}");
    assert!(after.contains("unbuffered_read"), "{text}");
}

#[test]
fn a_run_that_takes_no_time_shows_nothing_before_its_findings() {
    let folder = with_finding();
    let Some(output) = on_terminal("0", folder.path()) else {
        return skipped("there is no `script` to run a program on a terminal");
    };
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(progress(&output).is_empty() && text.contains("unbuffered_read"), "{text}");
}

#[test]
fn without_a_terminal_there_is_no_progress_however_long_it_takes() {
    let folder = with_finding();
    let output = shell(WAITS, "1", folder.path()).output().expect("there is a shell");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(progress(&output).is_empty() && text.contains("unbuffered_read"), "{text}");
}
