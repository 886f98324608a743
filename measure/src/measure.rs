//! What an API is given, and the figures that it leaves behind.

use std::error::Error;
use std::fmt;
use std::io::{BufReader, BufWriter, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::counting::{CountingReader, CountingWriter, Tally};

pub type Outcome = Result<(), Box<dyn Error>>;

/// One way to use one API.
pub struct Api {
    /// As a user names it: `serde_json::from_reader`.
    pub path: &'static str,
    /// The package whose version the row tells; `std` for the standard library.
    pub package: &'static str,
    /// What the version begins with, where Cargo.lock has several.
    pub version: &'static str,
    /// What is moved, or how it is set up, where that decides.
    pub usage: &'static str,
    pub run: Run,
}

/// The same code over the bare handle and over the buffered one; `None` where that does not compile.
pub enum Run {
    Read {
        /// An input of about so many bytes.
        input: fn(usize) -> Vec<u8>,
        raw: Option<fn(CountingReader) -> Outcome>,
        wrapped: Option<fn(BufReader<CountingReader>) -> Outcome>,
    },
    /// Writes about so many bytes.
    Write {
        raw: Option<fn(CountingWriter, usize) -> Outcome>,
        wrapped: Option<fn(BufWriter<CountingWriter>, usize) -> Outcome>,
    },
}

impl Api {
    pub fn direction(&self) -> &'static str {
        match self.run {
            Run::Read { .. } => "read",
            Run::Write { .. } => "write",
        }
    }
}

/// How much is moved, in bytes: the count that does not grow from one to the other is a constant.
const SMALL: usize = 200_000;
const LARGE: usize = 2_000_000;
/// A file that goes on behind what is read, in bytes.
const TAIL: usize = 65_536;

/// The columns behind the name, `-` where a question makes no sense.
#[derive(Default)]
pub struct Figures {
    small_calls: Option<u64>,
    raw: Option<f64>,
    wrapped: Option<f64>,
    seeks: Option<u64>,
    flushes: Option<&'static str>,
    last_error: Option<&'static str>,
    over_read: Option<String>,
}

pub fn measure(api: &Api) -> Figures {
    match &api.run {
        Run::Read { input, raw, wrapped } => reading(api.path, *input, *raw, *wrapped),
        Run::Write { raw, wrapped } => writing(api.path, *raw, *wrapped),
    }
}

fn reading(
    path: &str,
    input: fn(usize) -> Vec<u8>,
    raw: Option<fn(CountingReader) -> Outcome>,
    wrapped: Option<fn(BufReader<CountingReader>) -> Outcome>,
) -> Figures {
    let small: Arc<[u8]> = input(SMALL).into();
    let large: Arc<[u8]> = input(LARGE).into();
    let run_raw = |data: &Arc<[u8]>, run: fn(CountingReader) -> Outcome| {
        let tally = Tally::default();
        let outcome = run(CountingReader::new(Arc::clone(data), tally.clone()));
        (tally, outcome)
    };
    let done = |(tally, outcome): (Tally, Outcome)| {
        outcome.unwrap_or_else(|error| panic!("{path} does not read its input: {error}"));
        tally
    };
    let raw_large = raw.map(|run| done(run_raw(&large, run)));
    let over_read = raw.map(|run| {
        let followed: Arc<[u8]> = small.iter().copied().chain(std::iter::repeat_n(b'\n', TAIL)).collect();
        let (tally, _) = run_raw(&followed, run);
        let over = tally.position().saturating_sub(small.len() as u64);
        if over >= TAIL as u64 { "to the end".to_owned() } else { over.to_string() }
    });
    Figures {
        small_calls: raw.map(|run| done(run_raw(&small, run)).calls()),
        raw: raw_large.as_ref().map(per_kib),
        wrapped: wrapped.map(|run| {
            let tally = Tally::default();
            done((
                tally.clone(),
                run(BufReader::new(CountingReader::new(Arc::clone(&large), tally.clone()))),
            ));
            calls_for(&tally, raw_large.as_ref())
        }),
        seeks: raw_large.as_ref().map(Tally::seeks),
        over_read,
        ..Figures::default()
    }
}

fn writing(
    path: &str,
    raw: Option<fn(CountingWriter, usize) -> Outcome>,
    wrapped: Option<fn(BufWriter<CountingWriter>, usize) -> Outcome>,
) -> Figures {
    let run_raw = |disk: u64, size: usize, run: fn(CountingWriter, usize) -> Outcome| {
        let tally = Tally::default();
        let outcome = catch_unwind(AssertUnwindSafe(|| run(CountingWriter::new(tally.clone(), disk), size)));
        (tally, outcome)
    };
    let done = |(tally, outcome): (Tally, std::thread::Result<Outcome>)| match outcome {
        Ok(Ok(())) => tally,
        Ok(Err(error)) => panic!("{path} does not write: {error}"),
        Err(_) => panic!("{path} panics"),
    };
    let raw_small = raw.map(|run| done(run_raw(u64::MAX, SMALL, run)));
    let raw_large = raw.map(|run| done(run_raw(u64::MAX, LARGE, run)));
    let last_error =
        raw.zip(raw_small.as_ref()).map(|(run, whole)| match run_raw(whole.end() - 1, SMALL, run).1 {
            Ok(Ok(())) => "lost",
            Ok(Err(_)) => "reported",
            Err(_) => "panics",
        });
    Figures {
        small_calls: raw_small.as_ref().map(Tally::calls),
        raw: raw_large.as_ref().map(per_kib),
        wrapped: wrapped.map(|run| {
            let tally = Tally::default();
            let outcome = run(BufWriter::new(CountingWriter::new(tally.clone(), u64::MAX)), LARGE);
            calls_for(&done((tally, Ok(outcome))), raw_large.as_ref())
        }),
        seeks: raw_large.as_ref().map(Tally::seeks),
        flushes: raw_small.as_ref().map(|it| if it.unflushed() == 0 { "yes" } else { "no" }),
        last_error,
        over_read: None,
    }
}

fn per_kib(tally: &Tally) -> f64 {
    calls_for(tally, Some(tally))
}

/// Calls per KiB of what is moved without a buffer: with one, more may be read than is used.
#[expect(clippy::cast_precision_loss, reason = "counts stay far below 2^52")]
fn calls_for(tally: &Tally, raw: Option<&Tally>) -> f64 {
    let bytes = raw.unwrap_or(tally).bytes();
    tally.calls() as f64 * 1024.0 / bytes.max(1) as f64
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |it: Option<u64>| it.map_or("-".to_owned(), |it| it.to_string());
        let rate = |it: Option<f64>| it.map_or("-".to_owned(), three_digits);
        write!(
            f,
            "{}\t{}\t{}\t{}\t{}\t{}\t{}",
            number(self.small_calls),
            rate(self.raw),
            rate(self.wrapped),
            number(self.seeks),
            self.flushes.unwrap_or("-"),
            self.last_error.unwrap_or("-"),
            self.over_read.as_deref().unwrap_or("-"),
        )
    }
}

/// Three digits that mean something, so that a table can be read.
fn three_digits(value: f64) -> String {
    let decimals = if value >= 100.0 {
        0
    } else if value >= 10.0 {
        1
    } else if value >= 1.0 {
        2
    } else {
        3
    };
    format!("{value:.decimals$}")
}

/// Reads all that is left, in blocks.
pub fn drain(mut reader: impl Read) -> Outcome {
    let mut block = vec![0; 65_536];
    while reader.read(&mut block)? > 0 {}
    Ok(())
}
