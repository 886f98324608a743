fn main() -> std::io::Result<()> {
    let rows: Vec<u32> = std::env::args().skip(1).filter_map(|it| it.parse().ok()).collect();
    an_example_prints::save(&rows, std::io::stdout().lock())
}
