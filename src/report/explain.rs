//! A page for each rule: what it finds, why that costs, and what a safe repair is.

use crate::track::Rule;

/// What `--explain` prints, a line feed at its end.
pub fn explanation(rule: Rule) -> String {
    format!("{}\n\n{}", rule.code(), page(rule))
}

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

const UNBUFFERED_READ: &str = "\
Finds small reads on a value whose every read is a system call: a File, a
TcpStream, a ChildStdout. The value is followed from where it is made, through
bindings, fields, parameters and files, to the calls that read it in pieces.

    let config = serde_json::from_reader(File::open(path)?)?;

Why it costs: serde_json asks for one byte at a time, so each KiB of the file
is 1,024 system calls; a BufReader asks for 8 KiB at once. Reading 1.3 MB of
JSON takes almost 50 times longer from the bare File than through a BufReader,
and `.bytes()` over 205 KB makes 204,877 reads in place of 27.

The repair:

    let config = serde_json::from_reader(BufReader::new(File::open(path)?))?;

It is safe where every read of the handle goes through the one buffer. A buffer
reads ahead, so it is for review where the handle is read again, seeked, cloned
or handed on after the call, and where a public type or signature changes.

What reads much at once (`read_to_string`, `io::copy`, 8 KiB blocks) or buffers
inside (csv, flate2, zstd) is left alone.

To silence it: // buffix: allow(unbuffered_read) reason
or --ignore unbuffered_read
";

const UNBUFFERED_WRITE: &str = "\
Finds small writes on a value whose every write is a system call: a File, a
TcpStream, a ChildStdin, Stderr.

    let mut file = File::create(path)?;
    for row in rows {
        writeln!(file, \"{} {}\", row.id, row.name)?;
    }

Why it costs: a format string is written piece by piece, so each line above is
four system calls. `serde_json::to_writer` writes 2.3 bytes at a time, about 450
system calls per KiB, and takes 30 times longer than through a BufWriter.

The repair:

    let mut file = BufWriter::new(File::create(path)?);
    for row in rows {
        writeln!(file, \"{} {}\", row.id, row.name)?;
    }
    file.flush()?;

A BufWriter that is dropped swallows the error of its last write, so a repair is
safe only where a flush can stand wherever the value ends or must be visible,
with the function's own way of handling errors. It is for review or left where
the writer outlives the function, where somebody waits for each line (a prompt,
a protocol, a log that is followed), and where two handles write one file.

To silence it: // buffix: allow(unbuffered_write) reason
or --ignore unbuffered_write
";

const LINE_BUFFERED_STDOUT: &str = "\
Finds bulk or many-line output through Stdout.

    for line in lines {
        println!(\"{line}\");
    }

Why it costs: Stdout is line-buffered also where it is a file or a pipe, so
10,000 lines are 10,000 system calls; through a BufWriter they are 37. Its own
buffer holds 1 KiB, so a line of 3,000 characters is three of them.

The repair:

    let mut stdout = BufWriter::new(io::stdout().lock());
    for line in lines {
        writeln!(stdout, \"{line}\")?;
    }
    stdout.flush()?;

It is safe where nothing else prints in between, nothing reads stdin, and the
flush follows at once. Loops of `println!` are for review: they panic where
`writeln!` returns an error.

A bulk copy (`io::copy`) is still split at the last line end of each block. On
unix a File made from the descriptor of stdout halves that; where nothing else
prints it is shown as a second repair, which `--unsafe-fixes` prefers.

To silence it: // buffix: allow(line_buffered_stdout) reason
or --ignore line_buffered_stdout
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

    writer.flush()?;

It is safe where the writes are asked for their errors and the flush can treat
its own alike: `?`, `unwrap`, a returned Result. What is given away by value is
lent, and `encoder.finish()?` becomes `encoder.finish()?.flush()?`. It is for
review where something is printed before the buffer would have been dropped,
where not all below the buffer is known, and for BufWriters that are awaited:
they lose the bytes themselves. Writes whose errors nobody asks for are left.

To silence it: // buffix: allow(unflushed_buffer) reason
or --ignore unflushed_buffer
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

One buffer that lives as long as the handle belongs where that is made. It
changes what the next reader sees, so nothing is rewritten; the finding says
where the handle is made. What reads to the end of the input is left alone.

To silence it: // buffix: allow(lost_read_ahead) reason
or --ignore lost_read_ahead
";

const REDUNDANT_BUFFER: &str = "\
Finds a buffer around memory, around a bulk read, or in front of what buffers
already. It is off by default: --select redundant_buffer

    let mut archive = GzDecoder::new(BufReader::new(File::open(path)?));

Why it costs: little. Each byte is copied once more, and 8 KiB are allocated.
`flate2::read` asks for 32 KiB at a time, zstd for 128 KiB, csv and most readers
of YAML take the file in large blocks, and none of them gains from a buffer.

The repair takes the wrapper away; it is for review where its type is named
elsewhere.

To silence it: // buffix: allow(redundant_buffer) reason
or --ignore redundant_buffer
";

const UNUSED_ALLOW: &str = "\
Finds a comment that silences nothing, since what it was written for is gone, or
since it names a rule that there is not.

    // buffix: allow(unbuffered_read) the device must not be read any further
    let header = std::fs::read(path)?;

Why it matters: it would silence, without a word, what comes to stand there
next.

The repair takes the comment out, or the rule if others are named beside it, and
is safe. A rule that there is not is left, with the nearest name.

Nothing is told of a rule that is not looked for, nor where only a part of the
package is looked at.

To silence it: --ignore unused_allow
";

#[cfg(test)]
mod tests {
    use super::explanation;
    use crate::track::Rule;

    #[test]
    fn every_page_fits_a_terminal_and_says_how_to_silence() {
        for rule in Rule::ALL {
            let page = explanation(rule);
            assert!(page.lines().all(|it| it.chars().count() <= 80), "{page}");
            assert!(page.ends_with(&format!("--ignore {}\n", rule.code())), "{page}");
        }
    }
}
