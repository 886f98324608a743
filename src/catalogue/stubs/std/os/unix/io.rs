//! `std::os::unix::io`: the old name of `std::os::fd`.

pub use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
