//! How long the records are nobody can say, so neither is said how many calls a KiB takes.
//! calls: fewer
use std::fs::File;
use std::io::{self, Read};

fn records(path: &str) -> io::Result<u64> {
    let mut file = File::open(path)?;
    let mut sum = 0u64;
    for _ in 0..60 {
        let mut head = [0; 2];
        file.read_exact(&mut head)?; //~ safe once per call
        let mut record = vec![0; usize::from(u16::from_le_bytes(head))];
        file.read_exact(&mut record)?; //~ silent
        sum += record.iter().map(|it| u64::from(*it)).sum::<u64>();
    }
    Ok(sum)
}

fn main() -> io::Result<()> {
    let mut bytes = Vec::new();
    for at in 0..60u16 {
        bytes.extend_from_slice(&at.to_le_bytes());
        bytes.extend(std::iter::repeat_n(at as u8, usize::from(at)));
    }
    std::fs::write("records.bin", bytes)?;
    println!("{}", records("records.bin")?);
    Ok(())
}
