//! Sizes that are agreed on.

pub const BLOCK_SIZE: usize = 1 << 14;
