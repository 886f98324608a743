//! What is known of an API, for who asks: the catalogue as a list, and one entry as a page.

use std::io;

use crate::catalogue::{
    Direction, Entry, FuncMarks, Marks, Measured, OncePer, Runs, SinkMark, TypeMarks, measured,
};
use crate::report::rates::figure;

/// Columns of a list that its paths take up; longer ones push the rest to the right.
const PATH_WIDTH: usize = 48;

/// Writes a line for each entry: its path and what is known of it.
pub fn write_entries(out: &mut dyn io::Write, entries: &[&Entry<'_>]) -> io::Result<()> {
    let rows: Vec<Measured<'_>> = measured().collect();
    for entry in entries {
        let mut told = told(entry.marks);
        told.extend(rows.iter().find(|it| it.is_of(&entry.full_path)).and_then(rate));
        if told.is_empty() {
            told.push(entry.signature.clone());
        }
        writeln!(out, "{:<PATH_WIDTH$}  {}", entry.path, told.join("; "))?;
    }
    Ok(())
}

/// Writes all that is known of one entry, and where that comes from.
pub fn write_entry(out: &mut dyn io::Write, entry: &Entry<'_>) -> io::Result<()> {
    writeln!(out, "{}\n\n    {}\n", entry.path, entry.signature)?;
    if !entry.sentence.is_empty() {
        writeln!(out, "{}", entry.sentence)?;
    }
    for what in told(entry.marks) {
        writeln!(out, "- {what}")?;
    }
    let rows: Vec<Measured<'_>> = measured().filter(|it| it.is_of(&entry.full_path)).collect();
    write_rows(out, &rows)?;
    if !entry.example.is_empty() {
        writeln!(out, "\nFor example:\n")?;
        for line in entry.example.lines() {
            writeln!(out, "    {line}")?;
        }
    }
    match entry.file {
        Some(file) => writeln!(out, "\nSaid in {}:{}.", file.display(), entry.line),
        None => writeln!(
            out,
            "\nSaid in the stub of {} that comes with buffix, line {}.",
            entry.module, entry.line
        ),
    }
}

fn write_rows(out: &mut dyn io::Write, rows: &[Measured<'_>]) -> io::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(out, "\nMeasured on 2 MB, in calls per KiB:\n")?;
    writeln!(out, "    {:<10}{:<6}{:<32}{:>10}{:>15}", "version", "", "what", "bare", "with a buffer")?;
    for row in rows {
        let [bare, wrapped] = [row.per_kib, row.wrapped].map(shown);
        let Measured { version, direction, usage, .. } = row;
        writeln!(out, "    {version:<10}{direction:<6}{usage:<32}{bare:>10}{wrapped:>15}")?;
    }
    Ok(())
}

fn shown(number: &str) -> String {
    number.parse().map_or_else(|_| "-".to_owned(), figure)
}

fn rate(row: &Measured<'_>) -> Option<String> {
    let (bare, wrapped) = (row.per_kib.parse().ok()?, row.wrapped.parse().ok()?);
    Some(format!("{} calls per KiB, {} with a buffer", figure(bare), figure(wrapped)))
}

fn told(marks: Marks<'_>) -> Vec<String> {
    match marks {
        Marks::None => Vec::new(),
        Marks::Type(it) => of_type(*it).into_iter().map(str::to_owned).collect(),
        Marks::Func(it) => of_func(it),
    }
}

fn of_type(marks: TypeMarks) -> Vec<&'static str> {
    let TypeMarks {
        unbuffered_read,
        unbuffered_write,
        line_buffered,
        live,
        stderr,
        cure,
        buffers,
        compresses,
        forwards,
    } = marks;
    let calls = match (unbuffered_read, unbuffered_write) {
        (true, true) => Some("every read and every write is a system call"),
        (true, false) => Some("every read is a system call"),
        (false, true) => Some("every write is a system call"),
        (false, false) => None,
    };
    let cure = cure.map(|it| match it {
        Direction::Read => "reads ahead in large blocks",
        Direction::Write => "gathers writes into large blocks",
    });
    let others = [
        (line_buffered, "writes out at every line end"),
        (live, "what comes in is waited for"),
        (stderr, "what is written is a message"),
        (buffers, "has a buffer of its own"),
        (compresses, "gathers what is written into it"),
        (forwards, "passes every call on"),
    ];
    let others = others.into_iter().filter(|it| it.0).map(|it| it.1);
    calls.into_iter().chain(cure).chain(others).collect()
}

fn of_func(marks: &FuncMarks) -> Vec<String> {
    let mut told: Vec<String> = marks.sink.iter().map(of_sink).collect();
    let others = [
        (marks.buffers, "moves large blocks"),
        (marks.flushes || marks.flushes_since.is_some(), "flushes at its end and reports the error"),
        (marks.seeks, "seeks often, which empties a buffer"),
        (marks.opens == Some(Direction::Read), "opens a file to be read"),
        (marks.opens == Some(Direction::Write), "opens a file to be written"),
        (marks.shares, "gives another way to the open file"),
        (marks.observes, "may see what was written so far"),
        (marks.prints, "may print"),
        (marks.waits, "waits for the clock or for somebody outside"),
        (marks.stderr, "makes stderr"),
        (marks.exits, "ends the process without a drop"),
        (marks.forgets, "never drops what it is given"),
        (marks.repeats.is_some(), "is called again and again"),
    ];
    told.extend(others.into_iter().filter(|it| it.0).map(|it| it.1.to_owned()));
    told.extend(marks.runs.map(|it| match it {
        Runs::Beside => "starts what may see what was written so far".to_owned(),
        Runs::ToEnd => "runs what may see what was written so far".to_owned(),
    }));
    told
}

fn of_sink(mark: &SinkMark) -> String {
    let pace = match mark.once_per {
        OncePer::Call => "asks the system at each call".to_owned(),
        once_per => format!("asks the system once per {once_per}"),
    };
    match &mark.before {
        Some(version) => format!("{pace}, before version {version}"),
        None => pace,
    }
}
