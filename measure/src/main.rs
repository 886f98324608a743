//! Counts the calls that an API makes on the reader or writer it is given, and prints them as a table.

mod apis;
mod counting;
mod input;
mod lock;
mod measure;

use std::io::{self, BufWriter, Write};

use crate::lock::Versions;
use crate::measure::{Api, Figures};

const HEAD: &str = "api\tversion\tdirection\tusage\tcalls_200KB\tper_KiB\tper_KiB_wrapped\tseeks\tflushes\tlast_error\tover_read";

fn main() -> io::Result<()> {
    let only = std::env::args().nth(1).unwrap_or_default();
    let versions = Versions::of_lock_file();
    let mut rows: Vec<String> = apis::all()
        .iter()
        .filter(|api| api.path.starts_with(&only))
        .map(|api| row(api, &versions, &measure::measure(api)))
        .collect();
    rows.sort();
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "{HEAD}")?;
    for row in rows {
        writeln!(out, "{row}")?;
    }
    out.flush()
}

fn row(api: &Api, versions: &Versions, figures: &Figures) -> String {
    let version = versions.of(api.package, api.version);
    let Api { path, usage, .. } = api;
    let direction = api.direction();
    format!("{path}\t{version}\t{direction}\t{usage}\t{figures}")
}
