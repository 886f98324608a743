//! What the path is stands in a module without files, and it goes to a function by value: the error of a write names it
//! behind that, so that it is still there for the flush.
//! calls: no more
mod settings;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use settings::Settings;

#[derive(Debug)]
enum Error {
    Io(PathBuf, io::Error),
}

fn prepare(path: &Path) -> Result<(), Error> {
    path.file_name().map(|_| ()).ok_or(Error::Io(path.to_path_buf(), io::ErrorKind::InvalidInput.into()))
}

fn save(settings: &Settings, names: &[&str]) -> Result<(), Error> {
    let path = settings.target();
    prepare(path)?;
    let file = File::create(path).map_err(|error| Error::Io(path.clone(), error))?;
    let mut writer = BufWriter::new(file);
    for name in names {
        writer.write_all(name.as_bytes()).map_err(|error| Error::Io(path.clone(), error))?;
        writeln!(writer).map_err(|error| Error::Io(path.clone(), error))?; //~ safe unflushed_buffer
    }
    Ok(())
}

fn main() -> Result<(), Error> {
    let target = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    save(&Settings::new(target.into()), &["one", "two", "three"])
}
