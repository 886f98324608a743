//! `ark_std`: with its feature `std`, which is on by default, its modules are those of std.

pub mod fs {
    pub use std::fs::*;
}

pub mod io {
    pub use std::io::*;
}
