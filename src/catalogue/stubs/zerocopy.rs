//! `zerocopy`: a value is read and written in one piece of its own size.

use std::io::{Read, Result, Write};

pub trait FromBytes {
    /// Reads one value in one piece.
    fn read_from_io<R: Read>(src: R) -> Result<Self>;
}

pub trait IntoBytes {
    fn as_bytes(&self) -> &[u8];

    /// Writes one value.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// for _ in 0..100 {
    ///     zerocopy::IntoBytes::write_to_io(&[0u8; 4], &mut file)?;
    /// }
    /// ```
    #[sink(once_per = "call", per_kib = 64, of = "W")]
    fn write_to_io<W: Write>(&self, dst: W) -> Result<()>;
}
