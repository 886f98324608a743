//! `cookie_factory`: every serialiser that is combined makes a write of its own; nothing is flushed.

use std::io::Write;

pub struct GenError;

impl std::error::Error for GenError {}

/// Writes what each serialiser makes by itself, and hands the writer back.
/// ```
/// let file = std::fs::File::create("f")?;
/// let pair = cookie_factory::sequence::pair(cookie_factory::bytes::be_u8(1), cookie_factory::bytes::be_u8(2));
/// let (file, length) = cookie_factory::r#gen(pair, file)?;
/// ```
#[sink(once_per = "token", per_kib = 341)]
pub fn r#gen<W: Write, F>(f: F, w: W) -> Result<(W, u64), GenError>;

/// Writes what each serialiser makes by itself, and hands the writer back.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// let pair = cookie_factory::sequence::pair(cookie_factory::bytes::be_u8(1), cookie_factory::bytes::be_u8(2));
/// cookie_factory::gen_simple(pair, &mut file)?;
/// ```
#[sink(once_per = "token", per_kib = 341)]
pub fn gen_simple<W: Write, F>(f: F, w: W) -> Result<W, GenError>;

pub mod bytes {
    pub fn be_u8<F>(i: u8) -> F;
}

pub mod sequence {
    pub fn pair<A, B, F>(first: A, second: B) -> F;
}
