//! A folder of its own for a test, the binary run in it, and git beside it.
#![allow(dead_code, reason = "each test binary uses the part it needs")]
#![expect(clippy::disallowed_methods, reason = "the tests write the input and look at the result")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;
use std::{fs, io};

use tempfile::TempDir;

/// Has one finding, with a safe repair.
pub const COUNTS_LINES: &str = r"use std::fs::File;
use std::io::{self, Read};

pub fn count_lines(path: &str) -> io::Result<usize> {
    let file = File::open(path)?;
    let mut lines = 0;
    for byte in file.bytes() {
        if byte? == b'\n' {
            lines += 1;
        }
    }
    Ok(lines)
}
";

/// What a run of the binary left behind. No code where a signal ended it.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

/// A new folder outside of the project, so that no `.gitignore` and no manifest stands above it.
pub fn folder() -> TempDir {
    let mut folder = tempfile::Builder::new();
    folder.prefix("buffix-test-");
    let made = if *HAS_MEMORY { folder.tempdir_in(MEMORY) } else { folder.tempdir() };
    made.expect("a scratch folder")
}

/// Where Linux keeps files in memory: a disk takes half as long again to give out and take back as many.
const MEMORY: &str = "/dev/shm";

/// Containers give it little room, or let nothing be started there.
#[cfg(target_os = "linux")]
static HAS_MEMORY: LazyLock<bool> = LazyLock::new(|| {
    let is_fit = |it: rustix::fs::StatVfs| {
        !it.f_flag.contains(rustix::fs::StatVfsMountFlags::NOEXEC) && it.f_bavail * it.f_frsize > 1 << 30
    };
    rustix::fs::statvfs(MEMORY).is_ok_and(is_fit) && tempfile::tempdir_in(MEMORY).is_ok()
});

#[cfg(not(target_os = "linux"))]
static HAS_MEMORY: LazyLock<bool> = LazyLock::new(|| false);

/// Writes a file and the folders above it.
pub fn write(folder: &Path, file: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().expect("a file has a folder")).expect("a writable scratch folder");
    fs::write(&path, text).expect("a writable scratch folder");
    path
}

pub fn read(path: impl AsRef<Path>) -> Vec<u8> {
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.as_ref().display()))
}

pub fn read_text(path: impl AsRef<Path>) -> String {
    String::from_utf8(read(path)).expect("the text is UTF-8")
}

/// The binary, to be run in `folder`, without what the outer cargo or a CI service says in the environment.
pub fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_buffix"));
    command.current_dir(folder).args(arguments).stdin(Stdio::null());
    for name in [
        "NO_COLOR",
        "CLICOLOR_FORCE",
        "FORCE_COLOR",
        "CARGO_TERM_COLOR",
        "CARGO_MANIFEST_DIR",
        "CI",
        "GITHUB_STEP_SUMMARY",
    ] {
        command.env_remove(name);
    }
    command
}

pub fn buffix(folder: &Path, arguments: &[&str]) -> Run {
    run_of(&command(folder, arguments).output().expect("the binary starts"))
}

pub fn run_of(output: &Output) -> Run {
    Run {
        code: output.status.code(),
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// Git without the habits of whoever runs the tests.
pub fn git_command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("git");
    command.current_dir(folder).stdin(Stdio::null());
    command.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", folder.join("no-such-config"));
    command.args(["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "core.autocrlf=false"]);
    command.args(["-c", "gc.auto=0"]).args(arguments);
    command
}

pub fn git(folder: &Path, arguments: &[&str]) {
    let run = run_of(&git_command(folder, arguments).output().expect("git is installed"));
    assert_eq!(run.code, Some(0), "git {}: {}", arguments.join(" "), run.stderr);
}

/// Makes `folder` a repository with everything in it committed.
pub fn commit_all(folder: &Path) {
    git(folder, &["init", "--quiet"]);
    git(folder, &["add", "--all", "--force"]);
    git(folder, &["commit", "--quiet", "--message", "before"]);
}

/// Runs a command with `input` on its stdin.
pub fn with_input(command: &mut Command, input: &str) -> io::Result<Run> {
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = child.spawn()?;
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    let writing = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output()?;
    // A tool that refuses its input early closes the pipe; its exit code says so.
    let _ = writing.join();
    Ok(run_of(&output))
}

/// Said past the capture of the test harness, so that a skipped test can be seen and counted; at once, so that no other
/// test says something in between.
pub fn skipped(why: &str) {
    let _ = io::stderr().write_all(format!("skipped: {why}\n").as_bytes());
}
