//! A test makes a value of the type with a bare file, and would no longer compile if the field changed its type.
use std::fs::File;
use std::io::{self, Read};

struct Volume {
    file: File,
}

impl Volume {
    fn sum(&mut self) -> io::Result<u64> {
        let mut sum = 0;
        for _ in 0..1000 {
            let mut byte = [0; 1];
            self.file.read_exact(&mut byte)?; //~ left once per call
            sum += u64::from(byte[0]);
        }
        Ok(sum)
    }
}

fn main() -> io::Result<()> {
    let mut volume = Volume { file: File::open("input.bin")? };
    println!("{}", volume.sum()?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_volume_has_no_sum() {
        let mut volume = Volume { file: File::open("/dev/null").unwrap() };
        assert!(volume.sum().is_err());
    }
}
