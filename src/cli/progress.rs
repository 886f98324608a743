//! One line on the terminal for a run that takes long: how many files were looked at.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A run shorter than this shows nothing.
const PATIENCE: Duration = Duration::from_millis(500);
const EVERY: Duration = Duration::from_millis(100);

/// Shows its line from half a second after `start` until `stop`.
pub struct Progress {
    files: Arc<AtomicUsize>,
    shown: Mutex<Option<(Sender<()>, JoinHandle<()>)>>,
}

impl Progress {
    /// Shows nothing where `quiet` is set or stderr is no terminal.
    pub fn start(quiet: bool) -> Self {
        let files = Arc::new(AtomicUsize::new(0));
        let shown = (!quiet && io::stderr().is_terminal()).then(|| {
            let (sender, receiver) = mpsc::channel();
            let files = Arc::clone(&files);
            (sender, thread::spawn(move || show(&receiver, &files)))
        });
        Self { files, shown: Mutex::new(shown) }
    }

    /// Where the stages count the files they are done with.
    pub fn files(&self) -> &AtomicUsize {
        &self.files
    }

    /// Clears the line for good.
    pub fn stop(&self) {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((sender, thread)) = shown {
            drop(sender);
            let _ = thread.join();
        }
    }
}

fn show(stopped: &mpsc::Receiver<()>, files: &AtomicUsize) {
    let mut wait = PATIENCE;
    let mut width = 0;
    while let Err(RecvTimeoutError::Timeout) = stopped.recv_timeout(wait) {
        let line = format!("buffix: {}…", crate::report::counted(files.load(Ordering::Relaxed), "file"));
        width = line.chars().count().max(width);
        let _ = write!(io::stderr(), "\r{line:<width$}");
        wait = EVERY;
    }
    if width > 0 {
        let _ = write!(io::stderr(), "\r{:width$}\r", "");
    }
}
