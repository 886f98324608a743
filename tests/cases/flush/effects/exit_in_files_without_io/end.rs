//! The one way out.

pub fn give_up(code: i32) {
    std::process::exit(code)
}
