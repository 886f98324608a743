//! Runs programs from start to exit, and says how long they took and how much memory they held.
//! It knows nothing of buffix.

use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A program with its arguments, its output thrown away.
pub struct Program {
    name: String,
    arguments: Vec<String>,
}

impl Program {
    pub fn new(name: &str, arguments: &[&str]) -> Self {
        Self { name: name.to_owned(), arguments: Vec::new() }.with(arguments)
    }

    pub fn with(mut self, arguments: &[&str]) -> Self {
        self.arguments.extend(arguments.iter().map(|&it| it.to_owned()));
        self
    }

    pub fn on(self, folder: &Path) -> Self {
        let folder = folder.display().to_string();
        self.with(&[&folder])
    }

    /// From start to exit; nothing where it is not installed or fails.
    /// All the programs compared here say 0 for nothing found and 1 for something, or the other way round.
    pub fn time(&self) -> Option<Duration> {
        let start = Instant::now();
        let status = quiet(Command::new(&self.name).args(&self.arguments)).status();
        let elapsed = start.elapsed();
        match status {
            Ok(status) if status.code().is_some_and(|it| it <= 2) => Some(elapsed),
            Ok(status) => {
                println!("skipped: {}: {status}", self.name);
                None
            }
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => {
                println!("skipped: {}: {error}", self.name);
                None
            }
        }
    }
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

/// The best of five rounds of each, after one that fills the page cache; the measured take turns in every round.
/// What cannot be measured once is not tried again.
pub fn best_of_five(measured: &mut [&mut dyn FnMut() -> Option<Duration>]) -> Vec<Option<Duration>> {
    let mut best: Vec<Option<Duration>> = measured.iter_mut().map(|it| it().map(|_| Duration::MAX)).collect();
    for _ in 0..5 {
        for (measure, best) in measured.iter_mut().zip(&mut best) {
            *best = best.and_then(|so_far| Some(measure()?.min(so_far)));
        }
    }
    best
}

/// The most resident memory a run held, in bytes, as GNU time or else the kernel's own mark tells.
pub fn peak_memory(program: &Program) -> Option<u64> {
    by_gnu_time(program).or_else(|| by_high_water_mark(program))
}

fn by_gnu_time(program: &Program) -> Option<u64> {
    let mut time = Command::new("/usr/bin/time");
    time.args(["-f", "%M"]).arg(&program.name).args(&program.arguments);
    let output = quiet(&mut time).stderr(Stdio::piped()).output().ok()?;
    let kilobytes: u64 = String::from_utf8(output.stderr).ok()?.lines().last()?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Linux only: the mark rises until the process ends, so the last one that can be read is a little low at most.
fn by_high_water_mark(program: &Program) -> Option<u64> {
    let mut child = quiet(Command::new(&program.name).args(&program.arguments)).spawn().ok()?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    while matches!(child.try_wait(), Ok(None)) {
        peak = std::fs::read_to_string(&status).ok().and_then(|it| high_water_mark(&it)).max(peak);
        std::thread::sleep(Duration::from_millis(1));
    }
    peak
}

fn high_water_mark(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}
