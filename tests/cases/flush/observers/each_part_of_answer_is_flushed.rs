//! Two writes and a flush, then one more and another: whoever waits sees how far it is, and little would be gathered.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(target)?;
    for name in ["one", "two"].iter().cycle().take(100) {
        out.write_all(name.as_bytes())?; //~ quiet flushed
        out.write_all(b"... ")?; //~ silent
        out.flush()?;
        let checked = name.len() == 3;
        out.write_all(if checked { b"ok\n" } else { b"no\n" })?; //~ silent
        out.flush()?;
    }
    Ok(())
}
