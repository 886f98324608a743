//! Nobody can tell when the writer should be flushed, and each prompt has to come behind what was printed before it.

use std::io::{self, Stdout, Write};

struct Session<W: Write> {
    output: W,
}

impl<W: Write> Session<W> {
    fn new(output: W) -> Self {
        Session { output }
    }

    fn answer(&mut self, text: &str) -> io::Result<()> {
        for word in text.split_whitespace() {
            writeln!(self.output, "{word}")?; //~ review line_buffered_stdout
        }
        print!("> ");
        Ok(())
    }
}

fn begun(text: &str) -> io::Result<Session<Stdout>> {
    let output = io::stdout();
    let mut session = Session::new(output);
    println!("{} bytes", text.len());
    session.answer("ready")?; //~ silent
    Ok(session)
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    begun(&text)?.answer(&text) //~ silent
}
