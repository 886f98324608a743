//! A line that the system refused is not marked, and the next save tries it again: with a buffer all would be marked first.
use std::fs::File;
use std::io::{self, Write};

struct Item {
    line: String,
    dirty: bool,
}

fn save(items: &mut [Item], path: &str) -> io::Result<()> {
    let mut file = File::options().create(true).append(true).open(path)?;
    for item in items.iter_mut().filter(|it| it.dirty) {
        writeln!(file, "#{}\n{}", item.line.len(), item.line)?; //~ left once per fragment
        item.dirty = false;
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let text = std::fs::read_to_string("input.txt")?;
    let mut items: Vec<Item> = text.lines().map(|it| Item { line: it.to_owned(), dirty: true }).collect();
    save(&mut items, &path)?;
    println!("{}", items.iter().filter(|it| it.dirty).count());
    Ok(())
}
