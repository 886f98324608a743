//! The code's own flush says nothing of its error, but its writes panic: one behind the loop hears what is left.
use std::io::Write;

struct Record {
    name: String,
    sequence: String,
}

fn main() {
    let records = parse(&std::fs::read_to_string("input.txt").expect("no input"));
    show(&records);
}

fn parse(text: &str) -> Vec<Record> {
    text.lines().map(|it| Record { name: it.to_string(), sequence: it.repeat(20) }).collect()
}

fn show(records: &[Record]) {
    let stdout = std::io::stdout();
    let mut stdout = stdout.lock();
    for record in records {
        write!(stdout, ">{}\n", record.name).expect("Unable to write to stdout"); //~ silent
        show_sequence(&mut stdout, record.sequence.as_bytes());
        let _ = stdout.flush();
    }
}

fn show_sequence(stdout: &mut std::io::StdoutLock, sequence: &[u8]) {
    for line in sequence.chunks(60) {
        stdout.write_all(line).expect("Unable to write to stdout"); //~ safe line_buffered_stdout
        stdout.write_all(b"\n").expect("Unable to write to stdout"); //~ safe line_buffered_stdout
    }
}
