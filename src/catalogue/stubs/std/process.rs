//! `std::process`: the pipes of a child are unbuffered; whoever starts or awaits one may see our files.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{PipeReader, PipeWriter, Read, Result, Write};
use std::path::Path;

pub struct Command;

pub struct Child {
    pub stdin: Option<ChildStdin>,
    pub stdout: Option<ChildStdout>,
    pub stderr: Option<ChildStderr>,
}

/// The pipe into a child.
#[unbuffered(write)]
pub struct ChildStdin;

/// The pipe out of a child.
#[unbuffered(read)]
#[live]
pub struct ChildStdout;

/// The pipe out of a child.
#[unbuffered(read)]
#[live]
pub struct ChildStderr;

pub struct Stdio;
pub struct ExitStatus;
pub struct ExitCode;

pub struct Output {
    pub status: ExitStatus,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}

impl Command {
    pub fn new<S: AsRef<OsStr>>(program: S) -> Command;
    /// The process is told of it.
    #[tells]
    pub fn arg<S: AsRef<OsStr>>(&mut self, arg: S) -> &mut Command;
    /// The process is told of it.
    #[tells]
    pub fn args<I: IntoIterator>(&mut self, args: I) -> &mut Command;
    /// The process is told of it.
    #[tells]
    pub fn env<K: AsRef<OsStr>, V: AsRef<OsStr>>(&mut self, key: K, val: V) -> &mut Command;
    pub fn envs<I: IntoIterator>(&mut self, vars: I) -> &mut Command;
    pub fn env_remove<K: AsRef<OsStr>>(&mut self, key: K) -> &mut Command;
    pub fn env_clear(&mut self) -> &mut Command;
    pub fn current_dir<P: AsRef<Path>>(&mut self, dir: P) -> &mut Command;
    pub fn stdin<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command;
    pub fn stdout<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command;
    pub fn stderr<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command;

    /// Starts a process that shares our standard streams and may read our files.
    #[runs]
    #[prints]
    pub fn spawn(&mut self) -> Result<Child>;

    /// Runs a process that may read our files, and gathers what it prints.
    #[runs(to_end)]
    pub fn output(&mut self) -> Result<Output>;

    /// Runs a process that shares our standard streams and may read our files.
    #[runs(to_end)]
    #[prints]
    pub fn status(&mut self) -> Result<ExitStatus>;
}

impl Child {
    pub fn id(&self) -> u32;

    /// Ends the process, which reads no more.
    #[runs]
    pub fn kill(&mut self) -> Result<()>;

    /// Waits for a process that may wait for our input.
    #[runs]
    #[prints]
    pub fn wait(&mut self) -> Result<ExitStatus>;

    /// Asks after a process that may wait for our input.
    #[runs]
    #[prints]
    pub fn try_wait(&mut self) -> Result<Option<ExitStatus>>;

    /// Closes the child's input, then reads all its output in large blocks.
    #[runs]
    #[prints]
    pub fn wait_with_output(self) -> Result<Output>;
}

impl Stdio {
    pub fn piped() -> Stdio;
    pub fn inherit() -> Stdio;
    pub fn null() -> Stdio;
}

impl ExitStatus {
    pub fn success(&self) -> bool;
    pub fn code(&self) -> Option<i32>;
}

impl ExitCode {
    pub const SUCCESS: ExitCode;
    pub const FAILURE: ExitCode;

    /// Ends the process without running any drop.
    #[exits]
    pub fn exit_process(self) -> !;
}

impl Write for ChildStdin {}
impl Write for &ChildStdin {}
impl Read for ChildStdout {}
impl Read for ChildStderr {}
impl From<File> for Stdio {}
impl From<ChildStdin> for Stdio {}
impl From<ChildStdout> for Stdio {}
impl From<ChildStderr> for Stdio {}
impl From<PipeReader> for Stdio {}
impl From<PipeWriter> for Stdio {}
impl From<std::io::Stdout> for Stdio {}
impl From<std::io::Stderr> for Stdio {}
impl From<std::os::fd::OwnedFd> for Stdio {}
impl From<u8> for ExitCode {}

/// Ends the process without running any drop.
#[exits]
pub fn exit(code: i32) -> !;

/// Ends the process without running any drop.
#[exits]
pub fn abort() -> !;

pub fn id() -> u32;
