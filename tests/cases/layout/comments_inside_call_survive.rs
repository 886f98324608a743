//! Edits are byte ranges of the original: a comment between two arguments or before the `?` stays.
use std::error::Error;
use std::fs::File;

use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    let config: Value = serde_json::from_reader( //~ safe once per byte
        // The path is fixed until there is a command line.
        File::open(/* relative to the working directory */ "config.json")
            // A missing file is an error here.
            ?,
    )?;
    println!("{}", config["paths"]);
    Ok(())
}
