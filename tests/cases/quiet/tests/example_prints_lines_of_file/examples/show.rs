fn main() -> std::io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    marks::draw(&text, std::io::stdout().lock())
}
