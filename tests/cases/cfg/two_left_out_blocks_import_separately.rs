//! What one block imports the other does not know, also where both are repaired at once.
use std::fs;
use std::io;

fn main() -> io::Result<()> {
    let text = fs::read_to_string("input.txt")?;
    let lines: Vec<&str> = text.lines().collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    #[cfg(target_family = "unix")]
    {
        let mut rows = fs::File::create(&path)?;
        serde_json::to_writer(&mut rows, &lines).map_err(io::Error::from)?; //~ safe once per token
    }
    #[cfg(not(target_family = "windows"))]
    {
        let mut rows = fs::File::create(format!("{path}.copy"))?;
        serde_json::to_writer(&mut rows, &lines).map_err(io::Error::from)?; //~ safe once per token
    }
    Ok(())
}
