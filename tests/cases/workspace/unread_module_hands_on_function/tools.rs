pub use crate::look::ask;
