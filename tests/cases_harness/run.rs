//! One run of a program in a fresh directory: what it prints, leaves behind, and asks of the system.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::LazyLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::case::{Counted, Files, read_tree, write_tree};
use crate::input::{inputs, packed_log};
use crate::trace::{self, READS, Thread, WRITES};

/// Two million reads take strace most of a minute.
const LIMIT: Duration = Duration::from_mins(4);

/// What somebody outside sees of a run.
#[derive(Debug, PartialEq, Eq)]
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
    let output = Command::new("strace").args(["-c", "-o", "/dev/null", "true"]).output();
    match output {
        Err(error) => Some(format!("strace: {error}")),
        Ok(output) if !output.status.success() => {
            Some(format!("strace: {}", String::from_utf8_lossy(&output.stderr).trim()))
        }
        Ok(_) => None,
    }
});

static INPUTS: LazyLock<Files> = LazyLock::new(inputs);

/// The standard input of a story.
const LOG: &str = "log.gz";
static PACKED_LOG: LazyLock<Vec<u8>> = LazyLock::new(packed_log);

/// Runs a program with one of the inputs as its standard input.
pub fn run(executable: &Path, stdin: &str, args: &[&str]) -> Result<Behaviour, String> {
    let mut command = Command::new(executable);
    command.args(args);
    watch(command, &Scratch::new(stdin))
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
    let (scratch, logs) = (Scratch::new(stdin), tempfile::tempdir().unwrap());
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

/// As [`run`], and counts its system calls.
pub fn run_counted(executable: &Path, stdin: &str) -> Result<Watched, String> {
    let counts = tempfile::NamedTempFile::new().unwrap();
    let traced = format!("trace={READS},{WRITES}");
    let mut command = Command::new("strace");
    command.args(["-f", "-c", "-e", &traced, "-o"]).arg(counts.path()).arg(executable);
    let behaviour = watch(command, &Scratch::new(stdin))?;
    let table = fs::read_to_string(counts.path()).unwrap();
    let calls = Calls { reads: sum(&table, READS), writes: sum(&table, WRITES) };
    Ok(Watched { behaviour, calls, threads: Vec::new() })
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
        let all = tempfile::tempdir().unwrap();
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

    fn behaviour(&self, mut command: Command) -> Result<Behaviour, String> {
        let child = command.spawn().map_err(|error| error.to_string())?;
        // Else this process would hold the other end of what it gave.
        drop(command);
        let status = wait(child)?;
        let text = |path| String::from_utf8_lossy(&fs::read(path).unwrap()).into_owned();
        let files = read_tree(&self.dir);
        Ok(Behaviour { code: status.code(), stdout: text(&self.stdout), stderr: text(&self.stderr), files })
    }
}

fn watch(command: Command, scratch: &Scratch) -> Result<Behaviour, String> {
    scratch.behaviour(scratch.command(command))
}

fn wait(mut child: Child) -> Result<ExitStatus, String> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(|error| error.to_string())? {
            return Ok(status);
        }
        if start.elapsed() > LIMIT {
            // The group, since killing strace alone would leave the program running.
            let group = format!("-{}", child.id());
            Command::new("kill").args(["-9", "--", &group]).stderr(Stdio::null()).status().ok();
            child.wait().ok();
            return Err(format!("still running after {} s", LIMIT.as_secs()));
        }
        sleep(Duration::from_millis(2));
    }
}

/// Adds up the named calls in a table of `strace -c`: the fourth column counts, the last names.
fn sum(table: &str, names: &str) -> u64 {
    let count = |line: &str| {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let name = columns.last()?;
        names.split(',').any(|it| it == *name).then(|| columns.get(3)?.parse::<u64>().ok())?
    };
    table.lines().filter_map(count).sum()
}

#[test]
fn calls_are_read_from_the_table_of_strace() {
    let table = "\
% time     seconds  usecs/call     calls    errors syscall
------ ----------- ----------- --------- --------- ----------------
 99.00    0.004000           3      1200         1 read
  1.00    0.000000           0         7           write
------ ----------- ----------- --------- --------- ----------------
100.00    0.004000           3      1207         1 total
";
    assert_eq!((sum(table, READS), sum(table, WRITES)), (1200, 7));
}
