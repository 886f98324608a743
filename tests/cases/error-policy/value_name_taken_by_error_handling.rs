//! What the last call gives back would be bound to a name that the handling of its errors means otherwise.
use std::fs::{self, File};
use std::io::{self, Write};

fn count(out: &mut impl Write, text: &str) -> usize {
    for line in text.lines() {
        writeln!(out, "{} {line}", line.len()).unwrap(); //~ review once per fragment
    }
    text.len()
}

fn tell(value: &str, error: &io::Error) -> String {
    format!("{value}: {error}")
}

fn save(value: &str, text: &str) -> Result<usize, String> {
    let mut file = File::create(format!("{value}")).map_err(|it| tell(value, &it))?;
    writeln!(file, "{value}").map_err(|it| tell(value, &it))?; //~ review once per fragment
    Ok(count(&mut file, text)) //~ silent
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").unwrap();
    println!("{}", save(&path, &text).unwrap());
}
