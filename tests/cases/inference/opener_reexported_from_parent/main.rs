//! The opener lies in `store::disk`, is re-exported by `store`, and its caller knows `store::open` alone.
mod store;

use std::io::{self, Read};

fn main() -> io::Result<()> {
    let mut table = store::open("input.bin")?;
    let mut row = [0; 6];
    let mut rows = 0;
    while table.read_exact(&mut row).is_ok() { //~ safe once per call
        rows += u32::from(row[0] < row[5]);
    }
    println!("{rows} rows rise");
    Ok(())
}
