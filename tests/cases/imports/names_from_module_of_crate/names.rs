pub use std::fs::File;
pub use std::io::{Result, Write};
