//! Asking whether stdout is a terminal prints nothing, so that a file from its descriptor keeps the order.
//! runs: same
//! safe: too
//! calls: 2 times fewer writes

use std::fs;
use std::io;
use std::io::IsTerminal;
use std::path::Path;

use anyhow::{Context as _, bail};
use flate2::read::GzDecoder;

fn unpack(path: &Path) -> anyhow::Result<()> {
    let packed = fs::File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
    let mut decoder = GzDecoder::new(packed);
    io::copy(&mut decoder, &mut io::stdout())?; //~ safe line_buffered_stdout
    Ok(())
}

fn main() -> anyhow::Result<()> {
    if io::stdout().is_terminal() {
        bail!("not written to a terminal");
    }
    unpack(Path::new("input.gz"))
}
