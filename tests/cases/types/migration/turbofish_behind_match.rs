//! The type is written two statements after the file was opened, and must change with it.
use std::fs::File;
use std::io;

fn load(path: &str) -> io::Result<Option<serde_json::Value>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let value = serde_json::from_reader::<File, serde_json::Value>(file)?; //~ safe once per byte
    Ok(Some(value))
}

fn main() -> io::Result<()> {
    println!("{:?}", load("config.json")?.map(|it| it.is_object()));
    println!("{:?}", load("missing.json")?);
    Ok(())
}
