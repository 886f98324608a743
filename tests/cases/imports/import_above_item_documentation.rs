//! Between the two it would take the documentation for its own.

/// Counts what a file holds.
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let values: serde_json::Value = serde_json::from_reader(std::fs::File::open("input.json")?)?; //~ safe once per byte
    println!("{}", values.as_array().map_or(0, Vec::len));
    Ok(())
}
