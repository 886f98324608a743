//! A signature in the branch needs an import, for which no place is that all builds have a use of.
//! runs: same

cfg_if::cfg_if! {
    if #[cfg(unix)] {
        use std::fs::File;
        use std::io::{self, Read};

        fn word(from: &mut File) -> io::Result<u16> {
            let mut bytes = [0; 2];
            from.read_exact(&mut bytes)?; //~ review once per call
            Ok(u16::from_be_bytes(bytes))
        }

        fn main() -> io::Result<()> {
            let mut from = File::open("input.bin")?;
            let mut sum = 0;
            for _ in 0..4000 {
                sum += u64::from(word(&mut from)?);
            }
            println!("{sum}");
            Ok(())
        }
    } else {
        fn main() {}
    }
}
