//! Depth soundings.
mod echo;

use std::io;

pub fn deepest(path: &str, pings: usize) -> io::Result<u16> {
    let mut sounder = echo::Sounder::open(path)?;
    let mut deepest = 0;
    for _ in 0..pings {
        deepest = deepest.max(echo::ping(&mut sounder)?);
    }
    Ok(deepest)
}
