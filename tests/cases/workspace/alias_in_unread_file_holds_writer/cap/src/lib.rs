pub use error::*;
pub use writer::*;

mod error;
mod writer;
