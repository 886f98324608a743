//! What only the tests of a program call costs its users nothing, though it is written as if they did.
use std::fs::File;
use std::io::{self, Write};

fn save(rows: &[u32], path: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    for row in rows {
        writeln!(file, "{row} of {}", rows.len())?; //~ quiet unused
    }
    Ok(())
}

fn main() {
    println!("{}", (0..300).filter(|it| it % 2 == 0).count());
}

#[cfg(test)]
mod tests {
    #[test]
    fn saves() {
        super::save(&[1, 2], "rows").unwrap();
    }
}
