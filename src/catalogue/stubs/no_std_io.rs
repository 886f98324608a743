//! `no_std_io`: with its feature `std` what it has is that of std.

pub mod io {
    pub use std::io::*;
}
