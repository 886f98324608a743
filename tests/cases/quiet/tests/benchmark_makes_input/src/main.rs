//! What a benchmark writes before it starts its clock is nobody's bottleneck.

fn main() {
    let n = std::fs::read_to_string("input.txt").map_or(0, |it| it.lines().count());
    println!("{n}"); //~ silent
}
