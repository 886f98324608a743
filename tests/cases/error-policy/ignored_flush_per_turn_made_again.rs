//! The code's own flush says nothing of its error, but its writes panic: one behind the loop hears what is left.
use std::io::Write;

fn main() {
    show(&std::fs::read_to_string("input.txt").expect("no input"));
}

fn show(sequence: &str) {
    let stdout = std::io::stdout();
    let mut stdout = stdout.lock();
    for name in ["forward", "again"] {
        write!(stdout, ">{}\n", name).expect("Unable to write to stdout"); //~ silent
        show_sequence(&mut stdout, sequence.as_bytes());
        let _ = stdout.flush();
    }
}

fn show_sequence(stdout: &mut std::io::StdoutLock, sequence: &[u8]) {
    for line in sequence.chunks(60) {
        stdout.write_all(line).expect("Unable to write to stdout"); //~ safe line_buffered_stdout
        stdout.write_all(b"\n").expect("Unable to write to stdout"); //~ safe line_buffered_stdout
    }
}
