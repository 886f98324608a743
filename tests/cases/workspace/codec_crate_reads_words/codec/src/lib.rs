pub mod read;

pub use read::{Block, read_block};
