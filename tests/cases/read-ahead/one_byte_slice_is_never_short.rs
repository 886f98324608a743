//! `[at..=at]` and a cast array are one byte long: a buffer gives one, or none at the end, as the file does.
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut file = File::open("input.txt")?;
    let (mut bytes, mut one) = ([0u8; 16], [0u8; 1]);
    let (mut at, mut sum) = (0, 0u64);
    while file.read(&mut bytes[at..=at])? == 1 { //~ safe once per call
        sum += u64::from(bytes[at]);
        at = (at + 1) % bytes.len();
        if file.read(&mut one as &mut [u8])? != 1 { //~ safe once per call
            break;
        }
        sum += u64::from(one[0]);
        if file.read(std::array::from_mut(&mut one[0]))? != 1 { //~ safe once per call
            break;
        }
    }
    println!("{sum}");
    Ok(())
}
