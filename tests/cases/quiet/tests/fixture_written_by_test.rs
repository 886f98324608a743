//! A test's scratch file is written once a run and hurts nobody.

use std::fs;
use std::io;

fn longest_line(path: &str) -> io::Result<usize> {
    Ok(fs::read_to_string(path)?.lines().map(str::len).max().unwrap_or(0))
}

fn main() -> io::Result<()> {
    println!("{}", longest_line("input.txt")?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::io::Write;

    use super::*;

    #[test]
    fn the_longest_line_is_found() {
        let mut file = File::create("fixture.txt").unwrap();
        for n in 0..10 {
            writeln!(file, "{}{}", "x".repeat(n), n).unwrap(); //~ quiet test
        }
        assert_eq!(longest_line("fixture.txt").unwrap(), 10);
    }
}
