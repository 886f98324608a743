//! The function calls itself with a reborrow of its writer; the file is opened and ended by its first caller.
use std::fs::File;
use std::io::{self, Write};

use serde_json::Value;

fn print(value: &Value, depth: usize, out: &mut dyn Write) -> io::Result<()> {
    match value {
        Value::Array(items) => items.iter().try_for_each(|item| print(item, depth + 1, out)),
        Value::Object(fields) => {
            for (key, field) in fields {
                write!(out, "{:depth$}{key}: ", "")?; //~ safe once per fragment
                print(field, depth + 1, &mut *out)?;
            }
            Ok(())
        }
        other => writeln!(out, "{other}"), //~ safe once per fragment
    }
}

fn save(value: &Value, path: &str) -> Result<(), Box<dyn std::error::Error>> {
    let mut file = File::create(path)?;
    print(value, 0, &mut file)?; //~ silent
    println!("saved {path}");
    Ok(())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let value = serde_json::from_str(&std::fs::read_to_string("input.json")?)?;
    save(&value, "printed.txt")
}
