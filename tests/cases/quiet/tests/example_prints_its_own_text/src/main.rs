//! An example that is told nothing prints no more than what stands in it.
fn main() -> std::io::Result<()> {
    marks::draw("a b c", Vec::new())
}
