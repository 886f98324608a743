//! `context` is a method of some error crate's own trait; the `Result` has the file in it before and after.
use std::fs::File;
use std::io;

use crate::failure::Told;

mod failure {
    pub struct Failure(pub &'static str, pub std::io::Error);

    macro_rules! told {
        ($name:ident) => {
            pub trait $name<T> {
                fn context(self, text: &'static str) -> Result<T, Failure>;
            }
            impl<T, E: Into<std::io::Error>> $name<T> for Result<T, E> {
                fn context(self, text: &'static str) -> Result<T, Failure> {
                    self.map_err(|it| Failure(text, it.into()))
                }
            }
        };
    }
    told!(Told);
}

fn read(path: &str) -> Result<serde_json::Value, failure::Failure> {
    File::open(path)
        .context("cannot open the settings")
        .and_then(|file| serde_json::from_reader(file).context("cannot parse the settings")) //~ safe once per byte
}

fn main() -> io::Result<()> {
    let value = read("input.json").map_err(|it| io::Error::other(format!("{}: {}", it.0, it.1)))?;
    println!("{}", value.to_string().len());
    Ok(())
}
