//! The last lines come out behind what is printed in the meantime, and a flush would change their order.
use std::io::{self, BufWriter, Write};

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout());
    for row in 0..300 {
        writeln!(out, "{row}")?; //~ review unflushed_buffer
    }
    println!("done");
    Ok(())
}
