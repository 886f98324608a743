//! Scratch files of tests are tiny, and nobody waits for them.
use std::fs;
use std::io;

fn names(text: &str) -> Vec<&str> {
    text.lines().filter_map(|line| line.split(' ').nth(1)).collect()
}

fn main() -> io::Result<()> {
    println!("{}", names(&fs::read_to_string("input.txt")?).len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::io::Read;

    use super::names;

    #[test]
    fn every_line_has_a_name() {
        let mut text = Vec::new();
        for byte in File::open("input.txt").unwrap().bytes() { //~ quiet test
            text.push(byte.unwrap());
        }
        assert_eq!(names(&String::from_utf8(text).unwrap()).len(), 300);
    }
}
