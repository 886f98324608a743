//! `csv::Reader` has a buffer and says so in its documentation.
use std::error::Error;
use std::fs::File;

fn main() -> Result<(), Box<dyn Error>> {
    let file = File::open("input.txt")?;
    let mut reader =
        csv::ReaderBuilder::new().delimiter(b' ').has_headers(false).flexible(true).from_reader(file); //~ silent
    let mut fields = 0;
    for record in reader.records() {
        fields += record?.len();
    }
    println!("{fields} fields"); //~ silent
    Ok(())
}
