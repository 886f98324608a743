pub use crate::look::size;
