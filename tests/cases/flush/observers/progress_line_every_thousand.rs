//! The first record and every thousandth are told of: whoever waits sees how far it is, and a buffer would hide that.
use std::fs::File;
use std::io::{self, BufReader, Read};

fn sum(path: &str) -> io::Result<u64> {
    let mut file = BufReader::new(File::open(path)?);
    let mut sum = 0;
    let mut record = [0; 16];
    let mut at = 0;
    while file.read_exact(&mut record).is_ok() { //~ silent
        sum += record.iter().map(|it| u64::from(*it)).sum::<u64>();
        if at == 0 {
            println!("the first record sums up to {sum}"); //~ quiet few-calls
        } else if at % 1000 == 0 {
            println!("{at} records sum up to {sum}"); //~ silent
        }
        at += 1;
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    println!("{}", sum("input.bin")?); //~ silent
    Ok(())
}
