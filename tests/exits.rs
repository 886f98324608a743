//! How a run ends: the exit code, and a pipe that nobody reads any more.

#[path = "scratch/folder.rs"]
mod scratch;

use std::process::Stdio;

use scratch::{COUNTS_LINES, buffix, command, folder, read_text, write};

/// Has none.
const READS_AT_ONCE: &str = r"pub fn read(path: &str) -> std::io::Result<String> {
    std::fs::read_to_string(path)
}
";

#[test]
fn a_closed_pipe_ends_the_run_quietly() {
    let folder = folder();
    for number in 0..400 {
        write(folder.path(), &format!("src/m{number}.rs"), COUNTS_LINES);
    }
    for arguments in [&["."][..], &["--diff", "."], &["--message-format", "json", "."]] {
        let mut child = command(folder.path(), arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the child is ours");
        let stderr = String::from_utf8_lossy(&output.stderr).to_lowercase();
        assert_ne!(output.status.code(), Some(101), "{stderr}");
        assert!(!stderr.contains("panicked") && !stderr.contains("broken pipe"), "{stderr}");
    }
}

#[test]
fn nothing_found_is_exit_code_0() {
    let folder = folder();
    write(folder.path(), "src/lib.rs", READS_AT_ONCE);
    for arguments in [&["."][..], &["--diff", "."], &["--fix", "."], &["--fix-only", "."]] {
        let run = buffix(folder.path(), arguments);
        assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.stderr);
    }
}

#[test]
fn findings_and_a_diff_that_is_not_empty_are_exit_code_1() {
    let folder = folder();
    let file = write(folder.path(), "src/lib.rs", COUNTS_LINES);
    for arguments in [&["."][..], &["--diff", "."], &["--message-format", "json", "."], &["-q", "."]] {
        let run = buffix(folder.path(), arguments);
        assert_eq!(run.code, Some(1), "{arguments:?}: {}", run.stderr);
        assert_eq!(read_text(&file), COUNTS_LINES);
    }
}

#[test]
fn everything_fixed_is_exit_code_0_and_so_is_fix_only() {
    for flag in ["--fix", "--fix-only"] {
        let folder = folder();
        let file = write(folder.path(), "src/lib.rs", COUNTS_LINES);
        assert_eq!(buffix(folder.path(), &[flag, "."]).code, Some(0), "{flag}");
        assert_ne!(read_text(&file), COUNTS_LINES);
        assert_eq!(buffix(folder.path(), &["."]).code, Some(0), "{flag}");
    }
}

#[test]
fn wrong_use_is_exit_code_2_and_says_what_is_wrong() {
    let folder = folder();
    write(folder.path(), "src/lib.rs", COUNTS_LINES);
    let uses = [
        &["--no-such-flag"][..],
        &["no-such-folder"],
        &["--select", "no_such_rule", "."],
        &["--message-format", "no-such-format", "."],
    ];
    for arguments in uses {
        let run = buffix(folder.path(), arguments);
        assert_eq!(run.code, Some(2), "{arguments:?}: {}", run.stderr);
        assert!(!run.stderr.is_empty(), "{arguments:?}");
        assert!(run.stdout.is_empty(), "{arguments:?}: {}", run.stdout);
    }
}
