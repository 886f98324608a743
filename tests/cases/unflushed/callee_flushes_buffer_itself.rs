//! `csv` and `plist` flush what they are given.
use std::fs::File;
use std::io::{self, BufWriter};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut rows = csv::Writer::from_writer(BufWriter::new(File::create("output")?)); //~ silent
    rows.write_record(["1", "2"])?;
    rows.flush()?; //~ silent
    let out = BufWriter::new(File::create("output.plist")?); //~ silent
    plist::to_writer_xml(out, &vec![1, 2, 3]).map_err(io::Error::other)?;
    Ok(())
}
