fn main() -> std::io::Result<()> {
    marks::draw("a b\nc d", std::io::stdout().lock())
}
