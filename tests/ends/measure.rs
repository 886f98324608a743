//! The processor time of a run on a generated program, and how it grows with the program.

use std::process::Stdio;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use wait4::Wait4;

use crate::program::{HEAD, writes};
use crate::scratch::{buffix, command, folder, write};

/// So many times the input may cost so many times the work. What a loaded machine adds to twice the input counts less
/// beside four times, which is asked for where twice costs more.
const MOST: [(usize, f64); 2] = [(2, 2.5), (4, 2.5 * 2.5)];
/// Work below this cannot be told from that of the machine.
const LEAST: Duration = Duration::from_millis(40);
/// What needs longer has no end.
const PATIENCE: Duration = Duration::from_mins(1);
/// Runs of one size at most, before the least of them is believed.
const MAX_ROUNDS: usize = 20;

/// The findings with their repairs, and what could not be judged.
const MODES: [&[&str]; 2] = [&["--message-format", "short", "."], &["--unknown", "."]];

/// One run at a time, since runs beside each other slow each other down.
static TURN: Mutex<()> = Mutex::new(());

/// Holds the work for a program of twice the size to at most two and a half times that for the program, or that for four
/// times the size to the square of it.
pub fn assert_ends(size: usize, program: impl Fn(usize) -> String) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let made = |times: usize| {
        let folder = folder();
        write(folder.path(), "src/main.rs", program(times * size) + &writes("found", ""));
        folder
    };
    let once = made(1);
    for mode in MODES {
        let too_much = |(times, most)| grown(mode, &once, &made(times), most).err();
        let found: Vec<String> = MOST.into_iter().map_while(too_much).collect();
        assert!(found.len() < MOST.len(), "{} for {size}: {}", mode[0], found.join(", "));
    }
}

/// What a larger program costs beside the first, where that is more than so many times the work in every round.
fn grown(mode: &[&str], once: &TempDir, larger: &TempDir, times: f64) -> Result<(), String> {
    let start = start(mode);
    let (mut least, mut most) = (Duration::MAX, Duration::MAX);
    let ends = (0..MAX_ROUNDS).any(|_| {
        least = least.min(time(once.path(), mode).saturating_sub(start));
        most = most.min(time(larger.path(), mode).saturating_sub(start));
        most.as_secs_f64() <= times * least.max(LEAST).as_secs_f64()
    });
    let factor = most.as_secs_f64() / least.as_secs_f64();
    if ends { Ok(()) } else { Err(format!("{least:?} become {most:?}, {factor:.2} times")) }
}

/// The time that a run needs for next to nothing.
fn start(mode: &[&str]) -> Duration {
    static STARTS: [OnceLock<Duration>; 2] = [OnceLock::new(), OnceLock::new()];
    let nth = MODES.iter().position(|it| *it == mode).expect("one of the modes");
    *STARTS[nth].get_or_init(|| {
        let folder = folder();
        write(folder.path(), "src/main.rs", format!("{HEAD}{}", writes("found", "")));
        (0..5).map(|_| time(folder.path(), mode)).min().expect("five runs")
    })
}

/// The processor time of one run, which reads the program whole and finds something.
fn time(folder: &std::path::Path, mode: &[&str]) -> Duration {
    let mut command = command(folder, mode);
    // Threads that wait for work of another one count as work.
    command.env("RAYON_NUM_THREADS", "1").stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the binary starts");
    let since = Instant::now();
    let run = loop {
        match child.try_wait4().expect("the child is ours") {
            Some(run) => break run,
            None if since.elapsed() < PATIENCE => sleep(Duration::from_millis(1)),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                panic!("{}: no end after {PATIENCE:?}", mode[0]);
            }
        }
    };
    if run.status.code() != Some(i32::from(mode[0] != "--unknown")) {
        let run = buffix(folder, mode);
        panic!("{}: {:?}: {}", mode[0], run.code, run.stderr);
    }
    run.rusage.utime + run.rusage.stime
}
