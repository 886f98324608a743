//! `no_std_io2`: with its feature `std` what it has is that of std.

pub mod io {
    pub use std::io::*;
}
