//! A log may go to stdout as well, as that of tracing does unless it is told otherwise: its lines would overtake the table.

use std::io::{self, Write};

fn dump(tags: &[u32], out: &mut impl Write) -> io::Result<()> {
    for tag in tags {
        if *tag == 13 {
            log::warn!("failed to process tag {tag}");
        }
        for at in 0..*tag {
            writeln!(out, "    {at} of {tag:#x}")?; //~ review line_buffered_stdout
        }
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let tags: Vec<u32> = text.lines().map(|it| it.len() as u32).collect();
    let mut stdout = io::stdout().lock();
    dump(&tags, &mut stdout) //~ silent
}
