//! In 2015 paths start at the crate root and crates are declared: an import has to fit there.
//! edition: 2015
extern crate serde_json;

use std::error::Error;

mod manifest {
    use std::fs::File;
    use std::io;

    use serde_json::Value;

    pub fn read(path: &str) -> Result<Value, io::Error> {
        let file = try!(File::open(path));
        ::serde_json::from_reader(file).map_err(From::from) //~ safe once per byte
    }
}

fn main() -> Result<(), Box<Error>> {
    let manifest = manifest::read("config.json")?;
    println!("{}", manifest["retries"]);
    Ok(())
}
