//! What a program has gathered in a list is seldom more than a screen; nothing shows that these lines are many.
use std::collections::BTreeMap;
use std::fs;
use std::io;

fn tides() -> io::Result<BTreeMap<String, usize>> {
    let text = fs::read_to_string("input.txt")?;
    let mut tides = BTreeMap::new();
    for word in text.split_whitespace().filter(|word| !word.starts_with(char::is_numeric)) {
        *tides.entry(word.to_owned()).or_default() += 1;
    }
    Ok(tides)
}

fn main() -> io::Result<()> {
    for (name, height) in &tides()? {
        println!("{name}: {height}"); //~ quiet few-calls
    }
    Ok(())
}
