fn main() -> std::io::Result<()> {
    marks::draw(&[2, 3], std::io::stdout().lock())
}
