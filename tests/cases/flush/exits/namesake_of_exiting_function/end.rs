//! The one way out.

pub fn check(length: usize) {
    if length == 0 {
        std::process::exit(2)
    }
}
