//! Asks a build whether the code still compiles: `cargo check`, or the command that the user names.
//! Errors and their places are read from cargo's JSON and from what rustc prints for people.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};

use serde_json::Value;

/// What is run to see whether the code compiles.
#[derive(Clone, Debug)]
pub struct Build {
    /// The command line of the user, for his shell; `None` for `cargo check`.
    command: Option<String>,
    /// Where it is run, one after the other.
    folders: Vec<PathBuf>,
    interrupted: Arc<AtomicBool>,
    main: MainThread,
}

/// The way to the thread that a process began with: a signal to the process is handled there, and maybe later than
/// another thread asks if there was one.
#[derive(Clone, Debug)]
pub struct MainThread(Sender<Sender<()>>);

/// What the main thread is asked for.
pub struct Asked(Receiver<Sender<()>>);

impl MainThread {
    pub fn new() -> (Self, Asked) {
        let (asking, asked) = mpsc::channel();
        (Self(asking), Asked(asked))
    }

    /// Comes back once the main thread has handled each signal that was sent before.
    fn handles_signals(&self) {
        let (answering, answer) = mpsc::channel();
        // A main thread that answers nobody waits for nobody either.
        let _ = self.0.send(answering).map(|()| answer.recv());
    }
}

impl Asked {
    /// Answers, on the main thread, until nobody can ask any more.
    pub fn answer(self) {
        for answering in self.0 {
            // Who asked may be gone.
            let _ = answering.send(());
        }
    }
}

/// How a build ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Built {
    Well,
    Badly(Vec<BuildError>),
    /// Somebody wants buffix to stop.
    Interrupted,
}

/// One error of a compiler; one without places, where it says nothing that can be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BuildError {
    /// Its first line: `error[E0308]: mismatched types`.
    pub message: String,
    pub places: Vec<BuildPlace>,
}

/// What an error points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BuildPlace {
    /// Absolute.
    pub path: PathBuf,
    /// Lines from 0.
    pub lines: Range<u32>,
    /// Where the error is, and not what it has to do with.
    pub is_primary: bool,
}

impl Build {
    /// What is run where nobody names a command.
    pub const USUAL: &str = "cargo check";

    /// `command` in the current folder or, without one, `cargo check` in each workspace that these packages are part of.
    /// From here on an interrupt (Ctrl-C) no longer ends the process: [`Build::run`] tells of it.
    ///
    /// # Errors
    /// Says why nothing can be run.
    pub fn new(command: Option<&str>, packages: &BTreeSet<&Path>, main: MainThread) -> Result<Self, String> {
        let folders = if command.is_some() {
            vec![std::env::current_dir().map_err(|it| it.to_string())?]
        } else {
            packages.iter().map(|it| workspace(it)).collect::<Result<BTreeSet<_>, _>>()?.into_iter().collect()
        };
        let interrupted = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register(signal_hook::consts::SIGINT, Arc::clone(&interrupted))
            .map_err(|it| it.to_string())?;
        Ok(Self { command: command.map(str::to_owned), folders, interrupted, main })
    }

    /// As the user may type it.
    pub fn name(&self) -> &str {
        self.command.as_deref().unwrap_or(Self::USUAL)
    }

    pub fn run(&self) -> Built {
        let mut errors = Vec::new();
        for folder in &self.folders {
            if self.is_interrupted() {
                break;
            }
            let lock = folder.join("Cargo.lock");
            let had_lock = self.command.is_some() || lock.exists();
            let built = self.run_in(folder);
            if !had_lock {
                // Cargo makes one for its own use; whether it belongs to the project is not asked here.
                let _ = std::fs::remove_file(lock);
            }
            errors.extend(built.err().into_iter().flatten());
        }
        if self.is_interrupted() {
            Built::Interrupted
        } else if errors.is_empty() {
            Built::Well
        } else {
            Built::Badly(errors)
        }
    }

    fn is_interrupted(&self) -> bool {
        self.main.handles_signals();
        self.interrupted.load(Ordering::Relaxed)
    }

    #[expect(clippy::disallowed_methods, reason = "asking the build is what this module is for")]
    fn run_in(&self, folder: &Path) -> Result<(), Vec<BuildError>> {
        let mut command = match &self.command {
            Some(line) if cfg!(windows) => {
                let mut shell = Command::new("cmd");
                shell.args(["/C", line]);
                shell
            }
            Some(line) => {
                let mut shell = Command::new("sh");
                shell.args(["-c", line]);
                shell
            }
            None => {
                let mut cargo = Command::new(cargo());
                cargo.args(["check", "--quiet", "--workspace", "--all-targets", "--message-format=json"]);
                cargo
            }
        };
        let ended = command.current_dir(folder).stdin(Stdio::null()).output();
        let output = ended.map_err(|it| vec![unread(format!("{}: {it}", self.name()))])?;
        // A terminal sends Ctrl-C to all that runs in front of it.
        self.interrupted.fetch_or(is_ended_by_interrupt(output.status), Ordering::Relaxed);
        if output.status.success() {
            return Ok(());
        }
        let (said, complained) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        let mut errors = errors_in(&said, folder);
        errors.extend(errors_in(&complained, folder));
        if errors.is_empty() {
            let line = complained.lines().chain(said.lines()).find(|it| !it.trim().is_empty());
            errors.push(unread(line.unwrap_or("it failed without a word").to_owned()));
        }
        Err(errors)
    }
}

#[cfg(unix)]
fn is_ended_by_interrupt(status: std::process::ExitStatus) -> bool {
    std::os::unix::process::ExitStatusExt::signal(&status) == Some(signal_hook::consts::SIGINT)
}

#[cfg(not(unix))]
fn is_ended_by_interrupt(_: std::process::ExitStatus) -> bool {
    false
}

fn unread(message: String) -> BuildError {
    BuildError { message, places: Vec::new() }
}

/// The cargo that started `cargo buffix`, if one did.
fn cargo() -> OsString {
    std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// The folder of the workspace that a package is part of, as cargo knows it.
#[expect(clippy::disallowed_methods, reason = "asking the build is what this module is for")]
fn workspace(package: &Path) -> Result<PathBuf, String> {
    let ended = Command::new(cargo())
        .args(["locate-project", "--workspace", "--message-format", "plain"])
        .current_dir(package)
        .stdin(Stdio::null())
        .output();
    let output = ended.map_err(|it| format!("cargo: {it}"))?;
    let manifest = String::from_utf8_lossy(&output.stdout);
    let folder = Path::new(manifest.trim()).parent().filter(|_| output.status.success());
    folder.map(Path::to_path_buf).ok_or_else(|| {
        let said = String::from_utf8_lossy(&output.stderr);
        said.lines().next().unwrap_or("cargo does not know the workspace").to_owned()
    })
}

/// The errors in what a build prints; paths are relative to `folder`.
fn errors_in(output: &str, folder: &Path) -> Vec<BuildError> {
    let mut errors: Vec<BuildError> = Vec::new();
    // Whether what follows belongs to the last error.
    let mut is_open = false;
    for line in output.lines() {
        if let Ok(message) = serde_json::from_str::<Value>(line) {
            errors.extend(error_of(&message["message"], folder));
        } else if line.starts_with("error") {
            is_open = !line.starts_with("error: could not compile");
            errors.extend(is_open.then(|| unread(line.to_owned())));
        } else if line.starts_with("warning") {
            is_open = false;
        } else if let Some((_, place)) = line.split_once("--> ").filter(|_| is_open)
            && let Some(error) = errors.last_mut()
        {
            let is_primary = error.places.is_empty();
            error.places.extend(place_of(place, folder, is_primary));
        }
    }
    errors
}

/// One message of `--message-format=json`, if it is an error.
fn error_of(message: &Value, folder: &Path) -> Option<BuildError> {
    if message["level"].as_str()? != "error" {
        return None;
    }
    let spans = |of: &Value| of["spans"].as_array().cloned().unwrap_or_default();
    let children = message["children"].as_array().cloned().unwrap_or_default();
    let places: Vec<BuildPlace> = spans(message)
        .iter()
        .chain(&children.iter().flat_map(spans).collect::<Vec<_>>())
        .filter_map(|it| span_of(it, folder))
        .collect();
    let rendered = message["rendered"].as_str().or(message["message"].as_str())?;
    let first = rendered.lines().next()?.to_owned();
    let is_summary = places.is_empty() && first.starts_with("error: aborting due to");
    (!is_summary).then_some(BuildError { message: first, places })
}

fn span_of(span: &Value, folder: &Path) -> Option<BuildPlace> {
    let line = |key: &str| u32::try_from(span[key].as_u64()?).ok();
    let (start, end) = (line("line_start")?.checked_sub(1)?, line("line_end")?);
    Some(BuildPlace {
        path: folder.join(span["file_name"].as_str()?),
        lines: start..end.max(start + 1),
        is_primary: span["is_primary"].as_bool().unwrap_or(false),
    })
}

/// `src/main.rs:12:5`.
fn place_of(text: &str, folder: &Path, is_primary: bool) -> Option<BuildPlace> {
    let mut parts = text.trim().rsplitn(3, ':');
    let _column: u32 = parts.next()?.parse().ok()?;
    let line: u32 = parts.next()?.parse().ok()?;
    let start = line.checked_sub(1)?;
    Some(BuildPlace { path: folder.join(parts.next()?), lines: start..line, is_primary })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rustc_prints_for_people_is_read() {
        let output = "warning: unused variable\n --> src/a.rs:1:1\nerror[E0308]: mismatched types\n  --> src/main.rs:12:5\n   |\nnote: there\n  --> src/b.rs:3:1\nerror: could not compile `a`\n";
        let place = |name: &str, line: u32, is_primary| BuildPlace {
            path: Path::new("/w").join(name),
            lines: line..line + 1,
            is_primary,
        };
        let error = BuildError {
            message: "error[E0308]: mismatched types".to_owned(),
            places: vec![place("src/main.rs", 11, true), place("src/b.rs", 2, false)],
        };
        assert_eq!(errors_in(output, Path::new("/w")), [error]);
    }

    #[test]
    fn what_cargo_says_in_json_is_read() {
        let span = |line: u32, primary: bool| {
            format!(
                r#"{{"file_name":"src/a.rs","line_start":{line},"line_end":{line},"is_primary":{primary}}}"#
            )
        };
        let message = |level: &str| {
            format!(
                r#"{{"reason":"compiler-message","message":{{"level":"{level}","message":"mismatched types","rendered":"error[E0308]: mismatched types\n --> x","spans":[{}],"children":[{{"spans":[{}]}}]}}}}"#,
                span(4, true),
                span(9, false)
            )
        };
        let errors = errors_in(&format!("{}\n{}\n", message("warning"), message("error")), Path::new("/w"));
        assert_eq!(errors.len(), 1);
        assert_eq!(errors[0].message, "error[E0308]: mismatched types");
        let lines: Vec<_> = errors[0].places.iter().map(|it| (it.lines.clone(), it.is_primary)).collect();
        assert_eq!(lines, [(3..4, true), (8..9, false)]);
    }
}
