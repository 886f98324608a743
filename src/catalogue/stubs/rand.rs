//! `rand`: its generators are those of `rand_core`.

pub use rand_core::RngCore;
