//! `core2`: with its feature `std`, which is on by default, what it has is that of std.

pub mod io {
    pub use std::io::*;
}
