//! What is turned down is the measuring, far from the word; the function allocates as it likes.
use std::fs::File;
use std::io;

fn setup(metrics: bool) -> io::Result<serde_json::Value> {
    // Do not scrape for malloc metrics where the tuning is off, which would panic.
    if metrics {
        println!("metrics are on");
    }
    let file = File::open("input.json")?;
    Ok(serde_json::from_reader(file)?) //~ once per byte
}

fn main() -> io::Result<()> {
    println!("{}", setup(false)?.to_string().len());
    Ok(())
}
