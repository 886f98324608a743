//! Proves every case under `tests/cases`: `cargo test --test cases flush/labels` proves one topic.
#![allow(clippy::disallowed_methods, reason = "tests read, write and start what they need")]

#[cfg(unix)]
#[path = "cases_harness/trials.rs"]
mod trials;

#[cfg(unix)]
fn main() -> std::process::ExitCode {
    trials::main()
}

/// The programs are watched as Unix shows them.
#[cfg(not(unix))]
fn main() {
    use std::io::Write as _;
    writeln!(std::io::stderr(), "skipped: the cases are proved on Unix only").ok();
}
