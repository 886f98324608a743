//! Who feeds stdin slowly sees what was unpacked later; all others get it in few large blocks, past the line buffer.
//! stdin: log.gz
//! runs: same
//! calls: 7.5 times fewer writes
use std::io;

use flate2::read::GzDecoder;

fn main() -> io::Result<()> {
    let mut decoder = GzDecoder::new(io::stdin());
    let mut writer = io::stdout();
    io::copy(&mut decoder, &mut writer)?; //~ review line_buffered_stdout
    Ok(())
}
