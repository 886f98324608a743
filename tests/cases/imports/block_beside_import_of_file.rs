//! The import that another repair adds to the file reaches into the block, which imports for itself as well.
//! rustfix: differs
use std::fs::File;

fn save(path: &str, lines: &[&str]) -> std::io::Result<()> {
    use std::io::Write;

    let mut file = File::create(path)?;
    for line in lines {
        writeln!(file, "{line}")?; //~ safe once per fragment
    }
    Ok(())
}

fn save_settings(path: &str) -> Result<(), Box<dyn std::error::Error>> {
    serde_json::to_writer_pretty(File::create(path)?, &["a", "b", "c"])?; //~ safe once per token
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    save_settings("settings.json")?;
    save(&path, &text.lines().collect::<Vec<_>>())?;
    Ok(())
}
