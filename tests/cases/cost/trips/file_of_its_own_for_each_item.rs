//! The closure runs once for each item, and with each item comes another file: of each one header is read.
use std::fs::File;
use std::io::{self, Read};

struct Download {
    name: String,
    file: File,
}

fn kind<R: Read>(mut reader: R) -> io::Result<u32> {
    let mut signature = [0; 4];
    reader.read_exact(&mut signature)?; //~ quiet few-calls
    Ok(u32::from_be_bytes(signature))
}

fn kinds(downloads: &mut [Download]) -> io::Result<Vec<(String, u32)>> {
    downloads.iter_mut().map(|Download { name, file }| Ok((name.clone(), kind(file)?))).collect() //~ silent
}

fn main() -> io::Result<()> {
    let download = |it: &str| Ok::<_, io::Error>(Download { name: it.to_owned(), file: File::open(it)? });
    let mut downloads = vec![download("input.bin")?, download("input.gz")?];
    println!("{:?}", kinds(&mut downloads)?);
    Ok(())
}
