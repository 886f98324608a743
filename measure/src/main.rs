//! Counts the calls that an API makes on the reader or writer it is given, and prints them as a table.

mod apis;
mod counting;
mod input;
mod lock;
mod measure;

use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::lock::Versions;
use crate::measure::{Api, Figures};

const HEAD: &str = "api\tversion\tdirection\tusage\tcalls_200KB\tper_KiB\tper_KiB_wrapped\tseeks\tflushes\tlast_error\tover_read";

fn main() -> io::Result<()> {
    let only = std::env::args().nth(1).unwrap_or_default();
    let apis: Vec<Api> = apis::all().into_iter().filter(|api| api.path.starts_with(&only)).collect();
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "{HEAD}")?;
    for row in rows(&apis) {
        writeln!(out, "{row}")?;
    }
    out.flush()
}

/// Sorted. Calls are counted, not timed, so that two may be measured side by side.
fn rows(apis: &[Api]) -> Vec<String> {
    let versions = Versions::of_lock_file();
    let next = AtomicUsize::new(0);
    let measure_some = || {
        let mut rows = Vec::new();
        while let Some(api) = apis.get(next.fetch_add(1, Ordering::Relaxed)) {
            rows.push(row(api, &versions, &measure::measure(api)));
        }
        rows
    };
    let n_threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let mut rows = thread::scope(|scope| {
        let threads: Vec<_> = (0..n_threads).map(|_| scope.spawn(measure_some)).collect();
        threads
            .into_iter()
            .flat_map(|it| it.join().expect("nothing that is measured panics"))
            .collect::<Vec<_>>()
    });
    rows.sort();
    rows
}

fn row(api: &Api, versions: &Versions, figures: &Figures) -> String {
    let version = versions.of(api.package, api.version);
    let Api { path, usage, .. } = api;
    let direction = api.direction();
    format!("{path}\t{version}\t{direction}\t{usage}\t{figures}")
}
