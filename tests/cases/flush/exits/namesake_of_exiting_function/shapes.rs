//! Squares.

pub fn area(side: usize) -> usize {
    // Never `println!()` here, nor end::check(0).
    check(side) * side + report("println!() and check() are far away").len() % 2
}

fn check(side: usize) -> usize {
    side.min(4_000)
}

fn report(text: &str) -> &str {
    text
}
