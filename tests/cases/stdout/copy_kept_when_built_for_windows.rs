//! A descriptor is unix's own, so where Windows is spoken of none is offered.
//! calls: fewer writes

use std::fs::File;
use std::io;

use flate2::read::GzDecoder;

#[cfg(windows)]
const NAME: &str = r"..\input.gz";
#[cfg(not(windows))]
const NAME: &str = "input.gz";

fn main() -> io::Result<()> {
    let mut decoder = GzDecoder::new(File::open(NAME)?);
    let mut out = io::stdout();
    io::copy(&mut decoder, &mut out)?; //~ safe line_buffered_stdout
    Ok(())
}
