//! The glob of `names` opens what it hands on, not the trait that it uses itself.
mod names;
mod report;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_string());
    names::clear(&path)?;
    report::write(&path, &(0..400).collect::<Vec<u32>>())
}
