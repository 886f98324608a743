//! One run of a program in a fresh directory: what it prints, leaves behind, and asks of the system.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::LazyLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
use tempfile::TempDir;

use super::case::{Counted, Files, read_tree, write_tree};
use super::folder::folder;
use super::input::{inputs, packed_log};
use super::trace::{self, READS, Thread, WRITES};

const LIMIT: Duration = Duration::from_mins(1);

/// What somebody outside sees of a run.
#[derive(Debug)]
pub struct Behaviour {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
    /// Left in the working directory.
    pub files: Files,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Calls {
    reads: u64,
    writes: u64,
}

impl Calls {
    pub fn of(self, counted: Counted) -> u64 {
        match counted {
            Counted::Reads => self.reads,
            Counted::Writes => self.writes,
            Counted::Calls => self.reads + self.writes,
        }
    }
}

/// Why no system calls can be counted here; `None` where they can.
pub static CANNOT_COUNT: LazyLock<Option<String>> = LazyLock::new(|| {
    let traced = trace::traced();
    match Command::new("strace").args(["-f", "-y", "-e", &traced, "-o", "/dev/null", "true"]).output() {
        Err(error) => Some(format!("strace: {error}")),
        Ok(output) if !output.status.success() => {
            Some(format!("strace: {}", String::from_utf8_lossy(&output.stderr).trim()))
        }
        Ok(_) => None,
    }
});

static INPUTS: LazyLock<Files> = LazyLock::new(inputs);

/// Whether a file of a working directory was there from the start.
pub fn is_input(name: &str) -> bool {
    INPUTS.contains_key(name) || name == LOG
}

/// The standard input of a story.
const LOG: &str = "log.gz";
static PACKED_LOG: LazyLock<Vec<u8>> = LazyLock::new(packed_log);

/// Runs a program with one of the inputs as its standard input.
pub fn run(executable: &Path, stdin: &str, args: &[&str]) -> Result<Behaviour, String> {
    let mut command = Command::new(executable);
    command.args(args);
    watch(command, &Scratch::new(stdin))
}

/// Whether the files of a program can be limited here.
pub static HAS_LIMITS: LazyLock<bool> =
    LazyLock::new(|| Command::new("prlimit").arg("--version").output().is_ok());

/// As [`run`], where no file may become larger than so many bytes: a disk that is full a byte too early.
pub fn run_limited(executable: &Path, stdin: &str, bytes: u64) -> Result<Behaviour, String> {
    run_limited_by(&bytes.to_string(), executable, stdin)
}

/// What no program of a case ends with by itself.
const NOT_LIMITED: i32 = 125;

fn run_limited_by(limit: &str, executable: &Path, stdin: &str) -> Result<Behaviour, String> {
    // A signal that is ignored stays so in what takes the place of the shell: the write fails instead.
    let script = format!("trap '' XFSZ; prlimit --pid $$ --fsize=\"$1\" || exit {NOT_LIMITED}; exec \"$0\"");
    let mut command = Command::new("sh");
    command.args(["-c", &script]).arg(executable).arg(limit);
    let behaviour = watch(command, &Scratch::new(stdin))?;
    match behaviour.code {
        Some(NOT_LIMITED) => Err(format!("its files cannot be limited: {}", behaviour.stderr)),
        _ => Ok(behaviour),
    }
}

#[test]
fn no_file_becomes_larger_than_its_limit() {
    if !*HAS_LIMITS {
        return super::folder::skipped("there is no prlimit");
    }
    let copied = |limit: u64| run_limited(Path::new("tee"), "input.txt", limit).unwrap();
    let bytes = INPUTS["input.txt"].len();
    let (whole, cut) = (copied(bytes as u64), copied(bytes as u64 - 1));
    assert_eq!((whole.code, whole.stdout.len()), (Some(0), bytes));
    assert_eq!((cut.code, cut.stdout.len()), (Some(1), bytes - 1), "{}", cut.stderr);
}

#[test]
fn a_limit_that_cannot_be_set_is_told_of() {
    if !*HAS_LIMITS {
        return super::folder::skipped("there is no prlimit");
    }
    let error = run_limited_by("none", Path::new("tee"), "input.txt").unwrap_err();
    assert!(error.starts_with("its files cannot be limited: prlimit"), "{error}");
}

/// As [`run`], with a standard output that nobody reads any more.
pub fn run_unread(executable: &Path, stdin: &str) -> Result<Behaviour, String> {
    let (reader, mut writer) = io::pipe().map_err(|error| error.to_string())?;
    drop(reader);
    // What another thread starts meanwhile has the reader too, until it has become its program.
    while writer.write(b" ").is_ok() {
        sleep(Duration::from_millis(1));
    }
    let scratch = Scratch::new(stdin);
    let mut command = scratch.command(Command::new(executable));
    command.stdout(writer);
    scratch.behaviour(command)
}

/// A run, the calls that it made, and where it was looked at.
pub struct Watched {
    pub behaviour: Behaviour,
    /// Of all its threads and children.
    pub calls: Calls,
    /// Only of [`run_traced`].
    pub threads: Vec<Thread>,
}

/// As [`run`], with what others may notice of each of its threads and children meanwhile.
pub fn run_traced(executable: &Path, stdin: &str) -> Result<Watched, String> {
    let (scratch, logs) = (Scratch::new(stdin), folder());
    let mut command = Command::new("strace");
    command.args(["-ff", "-y", "-qq", "-s", "0", "-e", &trace::traced(), "-o"]);
    command.arg(logs.path().join("log")).arg(executable);
    let behaviour = watch(command, &scratch)?;
    let mut logs: Vec<(u32, String)> = fs::read_dir(logs.path())
        .unwrap()
        .map(|log| log.unwrap().path())
        .map(|log| {
            let process = log.extension().and_then(|it| it.to_str()?.parse().ok());
            (process.unwrap_or_default(), fs::read_to_string(log).unwrap())
        })
        .collect();
    logs.sort();
    let made = |names: &str| logs.iter().map(|(_, log)| trace::n_calls(log, names)).sum();
    let calls = Calls { reads: made(READS), writes: made(WRITES) };
    let threads = logs.iter().map(|(_, log)| trace::thread(log, &scratch.root)).collect();
    Ok(Watched { behaviour, calls, threads })
}

/// As [`run`], and counts its system calls: those of files and pipes, which the kernel adds up for each process and the
/// children that it waited for, so that a million of them take no longer than alone.
pub fn run_counted(executable: &Path, stdin: &str) -> Result<Watched, String> {
    let scratch = Scratch::new(stdin);
    let (behaviour, calls) = scratch.accounted(scratch.command(Command::new(executable)))?;
    let calls = Calls { reads: calls.reads.saturating_sub(STARTING_READS.reads), ..calls };
    Ok(Watched { behaviour, calls, threads: Vec::new() })
}

/// What the kernel itself reads to start a program, and adds to those of the program: all that `true` is said to read,
/// less what strace sees of it.
static STARTING_READS: LazyLock<Calls> = LazyLock::new(|| {
    let program = Path::new("true");
    let scratch = Scratch::new("input.txt");
    let accounted = scratch.accounted(scratch.command(Command::new(program)));
    let traced = run_traced(program, "input.txt");
    let reads = |calls: Result<Calls, String>| calls.map_or(0, |it| it.reads);
    let kernel = reads(accounted.map(|(_, calls)| calls)).saturating_sub(reads(traced.map(|it| it.calls)));
    Calls { reads: kernel, writes: 0 }
});

/// `syscr: 12` in what `/proc` says of a process.
fn accounted(text: &str, name: &str) -> Option<u64> {
    text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
}

/// The fresh directory of one run, and what it printed.
struct Scratch {
    /// The inputs, and what the program leaves behind.
    dir: PathBuf,
    /// Its standard input, by its name there.
    stdin: String,
    stdout: PathBuf,
    stderr: PathBuf,
    /// Of all these, as `/proc` names it and so strace does.
    root: PathBuf,
    _removed: TempDir,
}

impl Scratch {
    fn new(stdin: &str) -> Scratch {
        let all = folder();
        let root = all.path().canonicalize().unwrap();
        let [dir, stdout, stderr] = ["work", "stdout", "stderr"].map(|name| root.join(name));
        fs::create_dir(&dir).unwrap();
        write_tree(&dir, &INPUTS);
        // Too large to lie beside every program.
        if stdin == LOG {
            fs::write(dir.join(LOG), &*PACKED_LOG).unwrap();
        }
        Scratch { dir, stdin: stdin.to_owned(), stdout, stderr, root, _removed: all }
    }

    fn command(&self, mut command: Command) -> Command {
        command
            .current_dir(&self.dir)
            .env_remove("CARGO_MANIFEST_DIR")
            .env_remove("RUST_BACKTRACE")
            .stdin(File::open(self.dir.join(&self.stdin)).unwrap())
            .stdout(File::create(&self.stdout).unwrap())
            .stderr(File::create(&self.stderr).unwrap())
            .process_group(0);
        command
    }

    fn behaviour(&self, command: Command) -> Result<Behaviour, String> {
        Ok(self.ended(command, |_| Ok(()))?.0)
    }

    /// Also what the kernel counted of it.
    fn accounted(&self, command: Command) -> Result<(Behaviour, Calls), String> {
        self.ended(command, |process| {
            let counted =
                fs::read_to_string(format!("/proc/{process}/io")).map_err(|error| error.to_string())?;
            let of = |name| accounted(&counted, name).ok_or_else(|| format!("no `{name}` in {counted}"));
            Ok(Calls { reads: of("syscr:")?, writes: of("syscw:")? })
        })
    }

    /// A run, and what is asked of its process between its end and that of its entry in the kernel.
    fn ended<T>(
        &self,
        mut command: Command,
        ask: impl FnOnce(u32) -> Result<T, String>,
    ) -> Result<(Behaviour, T), String> {
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        // Else this process would hold the other end of what it gave.
        drop(command);
        wait(&child)?;
        let asked = ask(child.id());
        let status = child.wait().map_err(|error| error.to_string())?;
        Ok((self.left(status), asked?))
    }

    fn left(&self, status: ExitStatus) -> Behaviour {
        let text = |path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
        let files = read_tree(&self.dir);
        Behaviour { code: status.code(), stdout: text(&self.stdout), stderr: text(&self.stderr), files }
    }
}

fn watch(command: Command, scratch: &Scratch) -> Result<Behaviour, String> {
    scratch.behaviour(scratch.command(command))
}

/// Waits for its end, and leaves its entry in the kernel where it is.
fn wait(child: &Child) -> Result<(), String> {
    let start = Instant::now();
    let id = Pid::from_child(child);
    let ended = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT | WaitIdOptions::NOHANG;
    while waitid(WaitId::Pid(id), ended).map_err(|error| error.to_string())?.is_none() {
        if start.elapsed() > LIMIT {
            // The group, since killing strace alone would leave the program running.
            let group = format!("-{}", child.id());
            Command::new("kill").args(["-9", "--", &group]).stderr(Stdio::null()).status().ok();
            waitid(WaitId::Pid(id), WaitIdOptions::EXITED).ok();
            return Err(format!("still running after {} s", LIMIT.as_secs()));
        }
        sleep(Duration::from_millis(1));
    }
    Ok(())
}

#[test]
fn calls_are_read_from_what_the_kernel_counted() {
    let counted = "rchar: 7705\nwchar: 27\nsyscr: 12\nsyscw: 21\n";
    assert_eq!((accounted(counted, "syscr:"), accounted(counted, "syscw:")), (Some(12), Some(21)));
    assert_eq!(accounted(counted, "pages:"), None);
}
