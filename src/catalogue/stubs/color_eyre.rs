//! `color_eyre`: eyre with colours.

pub use eyre;
pub use eyre::{Report, Result};

pub fn install() -> Result<()>;
