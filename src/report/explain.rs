//! A page for each rule: what it finds, why that costs, what a safe repair is and what is for review.
//! The figures are those that were measured of each API, and stand in no page.

use std::fmt::Write as _;

use crate::catalogue::measured;
use crate::judge::Quiet;
use crate::nearest::nearest;
use crate::report::rates::figure;
use crate::track::Rule;

/// What can be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explained {
    Rule(Rule),
    Row(Quiet),
}

impl Explained {
    /// By the code of a rule or the id of a row.
    ///
    /// # Errors
    /// What there is instead, for the user.
    pub fn named(text: &str) -> Result<Self, String> {
        let row = || Quiet::named(text).map(Self::Row);
        let names: Vec<&str> =
            Rule::ALL.map(Rule::code).into_iter().chain(Quiet::all().map(Quiet::id)).collect();
        Rule::named(text).map(Self::Rule).or_else(|_| row()).map_err(|_| match nearest(text, &names) {
            Some(close) => format!("no such rule or row; did you mean `{close}`?"),
            None => format!("no such rule or row; there are {}", names.join(", ")),
        })
    }
}

/// What `--explain` prints, a line feed at its end.
pub fn explanation(explained: Explained) -> String {
    match explained {
        Explained::Rule(rule) => of_rule(rule),
        Explained::Row(row) => of_row(row),
    }
}

fn of_row(row: Quiet) -> String {
    let (id, says) = (row.id(), row.says());
    let told = match row {
        Quiet::Warm => {
            "Findings are quiet by it where the configuration has `quiet = [\"warm\"]`.\n".to_owned()
        }
        _ => format!("`tell = [\"{id}\"]` in the configuration shows what is quiet by it alone.\n"),
    };
    format!("{id}\n\nQuiet: {says}.\n\n`--all` shows such findings, each with its row.\n{told}")
}

fn of_rule(rule: Rule) -> String {
    let (code, page) = (rule.code(), page(rule));
    let page = match table(rule) {
        Some(table) => page.replace(FIGURES, &table),
        None => page.to_owned(),
    };
    format!("{code}\n\n{page}\n{}", silence(rule))
}

/// Stands in a page for the table of figures.
const FIGURES: &str = "{figures}\n";

fn page(rule: Rule) -> &'static str {
    match rule {
        Rule::UnbufferedRead => UNBUFFERED_READ,
        Rule::UnbufferedWrite => UNBUFFERED_WRITE,
        Rule::LineBufferedStdout => LINE_BUFFERED_STDOUT,
        Rule::UnflushedBuffer => UNFLUSHED_BUFFER,
        Rule::LostReadAhead => LOST_READ_AHEAD,
        Rule::RedundantBuffer => REDUNDANT_BUFFER,
        Rule::UnusedAllow => UNUSED_ALLOW,
    }
}

/// The APIs whose figures are shown, and in which use.
fn examples(rule: Rule) -> &'static [(&'static str, &'static str)] {
    match rule {
        Rule::UnbufferedRead => &[
            ("serde_json::from_reader", "Value"),
            ("std::io::Read::bytes", ""),
            ("byteorder::ReadBytesExt::read_u32", ""),
            ("std::io::Read::read", "64 bytes"),
        ],
        Rule::UnbufferedWrite => &[
            ("serde_json::to_writer", "list of structs"),
            ("std::io::Write::write_fmt", "four arguments and a line end"),
            ("byteorder::WriteBytesExt::write_u32", ""),
            ("std::io::Write::write_all", "16 bytes"),
        ],
        Rule::RedundantBuffer => &[
            ("std::io::Read::read_to_string", ""),
            ("flate2::read::GzDecoder::new", ""),
            ("csv::Reader::from_reader", ""),
        ],
        Rule::LineBufferedStdout => &[("std::io::copy", "text to a LineWriter of 1 KiB")],
        Rule::UnflushedBuffer | Rule::LostReadAhead | Rule::UnusedAllow => &[],
    }
}

/// Calls per KiB on the bare handle and through a buffer.
fn table(rule: Rule) -> Option<String> {
    let mut table = String::new();
    for (api, usage) in examples(rule) {
        let row = measured().find(|it| it.api == *api && it.usage == *usage)?;
        let (bare, buffered) = (row.calls_per_kib()?, row.wrapped.parse().ok()?);
        let what = if usage.is_empty() { (*api).to_owned() } else { format!("{api}, {usage}") };
        let _ = writeln!(table, "    {what:<56}{:>7}{:>8}", figure(bare), figure(buffered));
    }
    Some(format!("    {:<56}{:>7}{:>8}\n{table}", "system calls per KiB", "bare", "buffer"))
        .filter(|_| !table.is_empty())
}

/// How nobody is told of it, or told in another way. A comment is silenced by no comment.
fn silence(rule: Rule) -> String {
    let code = rule.code();
    let in_a_place = format!(
        "In a project: `review = [\"{code}\"]` in buffix.toml\n\
         lets no repair of it be made without a look; `severity` says whether it is an\n\
         error, a warning or a note.\n\
         \n\
         To silence it at one place: // buffix: allow({code}) why\n\
         at the end of the line or above it, above an item, or as //! for a file.\n"
    );
    let in_all = format!(
        "To silence it in a project: ignore = [\"{code}\"]\n\
         To silence it in a run: --ignore {code}\n"
    );
    if rule == Rule::UnusedAllow { in_all } else { in_a_place + &in_all }
}

const UNBUFFERED_READ: &str = "\
Finds small reads on a value whose every read is a system call: a File, a
TcpStream, a ChildStdout. The value is followed from where it is made, through
bindings, fields, parameters and files, to the calls that read it in pieces.

    let config = serde_json::from_reader(File::open(path)?)?;

Why it costs: each small piece is a call of the system by itself, while a
BufReader asks for 8 KiB at once and hands the pieces out of memory. Measured:

{figures}

The repair:

    let config = serde_json::from_reader(BufReader::new(File::open(path)?))?;

Safe: every read of the handle goes through the one buffer, and nobody sees how
far the handle has been read.

For review: the handle is read again, cloned or handed on after the call, where
what the buffer has read ahead is missed; a read that may come back with less
where the buffer runs out; a public type or signature that changes.

Left without a word: what reads much at once (`read_to_string`, `io::copy`,
blocks of 8 KiB) or buffers inside (csv, flate2, zstd). Left with its reason: a
handle for which no place was found where one buffer serves all reads.
";

const UNBUFFERED_WRITE: &str = "\
Finds small writes on a value whose every write is a system call: a File, a
TcpStream, a ChildStdin, Stderr.

    let mut file = File::create(path)?;
    for row in rows {
        writeln!(file, \"{} {}\", row.id, row.name)?;
    }

Why it costs: a format string is written piece by piece, so each line above is
four system calls; a serialiser writes token by token. A BufWriter gathers 8 KiB
for each call. Measured:

{figures}

The repair:

    let mut file = BufWriter::new(File::create(path)?);
    for row in rows {
        writeln!(file, \"{} {}\", row.id, row.name)?;
    }
    file.flush()?;

Safe: a BufWriter that is dropped swallows the error of its last write, so a
flush has to stand wherever the value ends or what it wrote must be visible, and
to report its error in the function's own way.

For review: the writer outlives the function; something that is not known runs
between the writes and may look at the file; somebody may wait for each line (a
prompt, a protocol, lines that are appended); two handles write one file.

Left with its reason: no flush was found that would come in time and report its
error, or the type of the handle is written out where it cannot change.
";

const LINE_BUFFERED_STDOUT: &str = "\
Finds bulk or many-line output through Stdout.

    for line in lines {
        println!(\"{line}\");
    }

Why it costs: Stdout is line-buffered also where it is a file or a pipe, so each
line is a system call. Its own buffer holds 1 KiB, so a line of 3,000 characters
is three of them. Through a BufWriter 32 KiB are one call, however many lines
they are.

The repair:

    let mut stdout = BufWriter::new(io::stdout().lock());
    for line in lines {
        writeln!(stdout, \"{line}\")?;
    }
    stdout.flush()?;

Safe: nothing else prints in between, nothing reads stdin, and the flush follows
at once.

For review: a loop of `println!`, which panics where `writeln!` returns an
error; output that somebody may wait for line by line.

A bulk copy is split at the last line end of each block. Measured:

{figures}

A BufWriter in front is still split so. On unix a File made from the descriptor
of stdout is not; where nothing else prints that is shown as a second repair,
for review, which --unsafe-fixes prefers.
";

const UNFLUSHED_BUFFER: &str = "\
Finds a BufWriter whose last write error is lost: it is dropped or forgotten
without a flush, skipped by `process::exit`, or handed to what never flushes it.

    let mut writer = BufWriter::new(File::create(path)?);
    serde_json::to_writer(&mut writer, &value)?;
    Ok(())

Why it matters: up to 8 KiB wait in the buffer, and drop ignores errors. On a
full disk the code above returns Ok and leaves a cut file. After
`process::exit`, `mem::forget`, or in a static, those bytes are not written at
all.

The repair:

    let mut writer = BufWriter::new(File::create(path)?);
    serde_json::to_writer(&mut writer, &value)?;
    writer.flush()?;
    Ok(())

Safe: the writes are asked for their errors, and the flush can treat its own
alike: `?`, `unwrap`, a returned Result. What is given away by value is lent,
and `encoder.finish()?` becomes `encoder.finish()?.flush()?`.

For review: something is printed before the buffer would have been dropped; not
all below the buffer is known; the BufWriter is one that is awaited, which loses
the bytes themselves.

Left without a word: writes whose errors nobody asks for. Left with its reason:
a buffer for which no place for a flush was found.
";

const LOST_READ_AHEAD: &str = "\
Finds a BufReader that is made for each call or loop turn over a handle that
lives on.

    fn header(file: &mut File) -> io::Result<String> {
        let mut line = String::new();
        BufReader::new(file).read_line(&mut line)?;
        Ok(line)
    }

Why it matters: the buffer takes up to 8 KiB from the handle and is dropped with
what nobody asked for, so the next read misses it. From a pipe or a socket those
bytes cannot be had again; from a file they are also read for nothing.

What to do: make one buffer where the handle is made, and pass that.

    fn header(file: &mut impl BufRead) -> io::Result<String> {
        let mut line = String::new();
        file.read_line(&mut line)?;
        Ok(line)
    }

Left: that changes what the next reader sees, so nothing is rewritten; the
finding says where the handle is made. What reads to the end of the input is no
finding.
";

const REDUNDANT_BUFFER: &str = "\
Finds a buffer around memory, around a bulk read, or in front of what buffers
already. It is off by default: --select redundant_buffer

    let mut archive = GzDecoder::new(BufReader::new(File::open(path)?));

Why it costs: little. Each byte is copied once more, and 8 KiB are allocated,
for no fewer system calls. Measured:

{figures}

The repair:

    let mut archive = GzDecoder::new(File::open(path)?);

Safe: the wrapper stands where its value is made, and nothing names its type.

Left with its reason: what holds the buffer may have to change its type with it,
or nothing else uses the import of the buffer.
";

const UNUSED_ALLOW: &str = "\
Finds a comment that silences nothing, since what it was written for is gone, or
since it names a rule that there is not.

    // buffix: allow(unbuffered_read) the device must not be read any further
    let header = std::fs::read(path)?;

Why it matters: it would silence, without a word, what comes to stand there
next.

The repair takes the comment out, or the rule if others are named beside it:

    let header = std::fs::read(path)?;

Safe: a comment changes nothing. A rule that there is not is left, with the
nearest name. Nothing is told of a rule that is not looked for, nor where only a
part of the package is looked at.
";

#[cfg(test)]
mod tests {
    use super::{FIGURES, examples, of_rule, page, table};
    use crate::catalogue::measured;
    use crate::track::Rule;

    #[test]
    fn every_page_fits_a_terminal_and_says_how_to_silence() {
        for rule in Rule::ALL {
            let page = of_rule(rule);
            assert!(page.lines().all(|it| it.chars().count() <= 80), "{page}");
            let code = rule.code();
            assert!(page.contains(&format!("ignore = [\"{code}\"]")), "{page}");
            let says_where = page.contains(&format!("buffix: allow({code}) "));
            assert_eq!(says_where, rule != Rule::UnusedAllow, "{page}");
            assert!(page.ends_with(&format!("--ignore {code}\n")), "{page}");
        }
    }

    #[test]
    fn every_page_says_what_why_and_what_becomes_of_it() {
        for rule in Rule::ALL {
            let page = of_rule(rule);
            let costs = page.contains("\nWhy it costs: ") || page.contains("\nWhy it matters: ");
            let is_judged = page.contains("\nSafe: ") || page.contains("\nLeft");
            let has_example = page.matches("\n\n    ").count() >= 2;
            assert!(page.contains("\nFinds ") && costs && is_judged && has_example, "{page}");
        }
    }

    #[test]
    fn the_figures_are_those_of_the_table() {
        for rule in Rule::ALL {
            let is_measured = page(rule).contains(FIGURES);
            assert_eq!(is_measured, !examples(rule).is_empty(), "{}", rule.code());
            assert_eq!(is_measured, table(rule).is_some(), "{}: an API is not in the table", rule.code());
        }
        let row = measured().find(|it| it.api == "std::io::Read::bytes").unwrap();
        let line = of_rule(Rule::UnbufferedRead);
        let line = line.lines().find(|it| it.contains(row.api)).unwrap();
        assert!(line.ends_with("1,024    0.13"), "{line}");
    }
}
