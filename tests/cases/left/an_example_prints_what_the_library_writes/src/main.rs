//! What an example prints is as much as whoever starts it looks at.
fn main() -> std::io::Result<()> {
    an_example_prints::save(&[1, 2, 3], Vec::new())
}
