//! What a program does in some scenarios, and where another one does something else.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The rows that a program is given, and the world that it runs in.
pub struct Scenario {
    pub name: &'static str,
    rows: &'static [&'static str],
    world: World,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum World {
    Usual,
    /// Stderr and stdout are one.
    OneOutput,
    /// No file becomes longer than so many bytes, as on a disk that is full.
    Limit(u64),
    /// Nobody reads stdout.
    ClosedPipe,
}

const ROWS: &[&str] = &["alpha", "b-c", "delta-x", "ee", "fff-g"];

pub const SCENARIOS: [Scenario; 14] = [
    Scenario { name: "usual", rows: ROWS, world: World::Usual },
    Scenario { name: "one row", rows: &["a"], world: World::Usual },
    Scenario { name: "no rows", rows: &[], world: World::Usual },
    Scenario { name: "mark", rows: &["alpha", "", "mark", "b"], world: World::Usual },
    Scenario { name: "stop", rows: &["alpha", "b-c", "stop", "ee"], world: World::Usual },
    Scenario { name: "skip", rows: &["skip", "b-c", "skip", "exact"], world: World::Usual },
    Scenario { name: "bad", rows: &["alpha", "bad", "b"], world: World::Usual },
    Scenario { name: "exit", rows: &["alpha", "b-c", "exit", "ee"], world: World::Usual },
    Scenario { name: "one output", rows: &["alpha", "mark", "b-c", "exit"], world: World::OneOutput },
    Scenario { name: "full disk", rows: ROWS, world: World::Limit(0) },
    Scenario { name: "full disk, mark", rows: &["alpha", "mark", "b"], world: World::Limit(0) },
    Scenario { name: "full disk, stop", rows: &["alpha", "stop", "b"], world: World::Limit(0) },
    Scenario { name: "limit", rows: ROWS, world: World::Limit(12) },
    Scenario { name: "closed pipe", rows: ROWS, world: World::ClosedPipe },
];

/// What is seen of a run.
#[derive(Debug, PartialEq, Eq)]
struct Seen {
    code: Option<i32>,
    stdout: String,
    stderr: String,
    files: BTreeMap<String, String>,
}

impl Scenario {
    /// What two programs do differently; nothing where the first does not do the same twice.
    pub fn difference(&self, before: &Path, after: &Path, folder: &Path) -> io::Result<Option<String>> {
        let usual = Scenario { world: World::Usual, ..*self }.run(before, folder)?;
        // The rest of a line waits in std for the end of the program, and is lost there without a word where nobody reads.
        let has_rest = !usual.stdout.is_empty() && !usual.stdout.ends_with('\n');
        if matches!(self.world, World::OneOutput | World::ClosedPipe) && has_rest {
            return Ok(None);
        }
        let (one, mut other) = (self.run(before, folder)?, self.run(after, folder)?);
        // Nor does it reach anybody where the program is killed; the flush in front of that hands it on.
        if one.code.is_none() && other.stdout.strip_prefix(&one.stdout).is_some_and(|it| !it.contains('\n')) {
            other.stdout.clone_from(&one.stdout);
        }
        let judged = |it: &Seen| self.judged(it, &usual);
        if judged(&one) == judged(&other) || judged(&self.run(before, folder)?) != judged(&one) {
            return Ok(None);
        }
        Ok(Some(format!("{}: {one:?} before, {other:?} after", self.name)))
    }

    /// As much as has to be the same. On a full disk an error comes later, behind what is done meanwhile, and which of two
    /// errors is shown first may differ; whether one is told of may not.
    fn judged(&self, seen: &Seen, usual: &Seen) -> Seen {
        let is_error = matches!(seen.code, Some(1 | 101));
        let said = |is_new: &dyn Fn(&str) -> bool| {
            if seen.stderr.lines().any(is_new) { "something" } else { "" }.to_owned()
        };
        match self.world {
            World::Usual | World::OneOutput => Seen {
                code: seen.code,
                stdout: seen.stdout.clone(),
                stderr: said(&|_| true),
                files: seen.files.clone(),
            },
            World::Limit(_) | World::ClosedPipe => Seen {
                code: if is_error { Some(1) } else { seen.code },
                stdout: String::new(),
                // What ends without an error has told of one if it says more than it always says.
                stderr: said(&|it| is_error || usual.stderr.lines().all(|of| of != it)),
                files: BTreeMap::new(),
            },
        }
    }

    fn run(&self, program: &Path, folder: &Path) -> io::Result<Seen> {
        let dir = folder.join("d");
        fs::remove_dir_all(&dir).ok();
        fs::create_dir_all(&dir)?;
        let (stdin, stdout) = (folder.join("in"), folder.join("stdout"));
        fs::write(&stdin, "in one\nin two\n")?;
        let mut command = match self.world {
            World::Limit(bytes) => limited(program, bytes),
            _ => Command::new(program),
        };
        command.arg("d").args(self.rows).current_dir(folder).env_clear().stdin(File::open(&stdin)?);
        let output = match self.world {
            World::OneOutput => {
                let both = File::create(&stdout)?;
                let output = command.stderr(both.try_clone()?).stdout(both).output()?;
                Output { stdout: fs::read(&stdout)?, ..output }
            }
            World::ClosedPipe => command.stdout(unread()?).output()?,
            World::Usual | World::Limit(_) => command.output()?,
        };
        let mut files = BTreeMap::new();
        for file in fs::read_dir(&dir)?.flatten().filter(|it| it.file_type().is_ok_and(|it| it.is_file())) {
            files.insert(file.file_name().to_string_lossy().into_owned(), text(&fs::read(file.path())?));
        }
        let (stdout, stderr) = (text(&output.stdout), text(&output.stderr));
        Ok(Seen { code: output.status.code(), stdout, stderr, files })
    }
}

/// The program where no file becomes longer than so many bytes.
fn limited(program: &Path, bytes: u64) -> Command {
    // A signal that is ignored stays so in what takes the place of the shell: the write fails instead.
    let script = "trap '' XFSZ; prlimit --pid $$ --fsize=\"$1\"; shift; exec \"$0\" \"$@\"";
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", script]).arg(program).arg(bytes.to_string());
    shell
}

/// A pipe whose other end is closed.
fn unread() -> io::Result<Stdio> {
    let (reader, writer) = io::pipe()?;
    drop(reader);
    Ok(writer.into())
}

/// Without the numbers of threads that a panic names.
fn text(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let is_kept = |it: &&str| !it.contains("panicked at") && !it.contains("RUST_BACKTRACE");
    text.split_inclusive('\n').filter(is_kept).collect()
}
