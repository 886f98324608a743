//! Whoever starts an example looks at what it prints, also where it is told what to read.
fn main() -> std::io::Result<()> {
    marks::draw("a b c", Vec::new())
}
