//! Three files are made, by a list that is written out: what a loop makes anew three times is still little.
use std::fs::File;
use std::io::{self, Write};

fn main() -> io::Result<()> {
    for name in ["red", "green", "blue"] {
        let mut file = File::create(name)?;
        file.write_all(b"PLANE")?; //~ quiet few-calls
        file.write_all(&640u32.to_le_bytes())?; //~ silent
        file.write_all(&480u32.to_le_bytes())?; //~ silent
        file.write_all(&[8])?; //~ silent
        file.write_all(&[0])?; //~ silent
    }
    Ok(())
}
