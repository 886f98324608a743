//! Each arm has its own name for the path, one is put together and one is given away, and none keeps the other's flush.
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;

enum Step {
    Remove(PathBuf),
    Write(PathBuf, &'static str),
}

struct Failed(PathBuf, io::Error);

fn run(steps: Vec<Step>) -> Result<(), Failed> {
    for step in steps {
        match step {
            Step::Remove(path) => {
                let removed = fs::remove_file(&path);
                removed.map_err(|error| Failed(path, error))?;
            }
            Step::Write(folder, name) => {
                let mut path = folder.clone();
                path.push(name);
                let mut file = File::create(&path).map_err(|error| Failed(path.clone(), error))?;
                for number in 0..1000 {
                    writeln!(file, "{number} {}", number * number) //~ safe once per fragment
                        .map_err(|error| Failed(path.clone(), error))?;
                }
            }
        }
    }
    Ok(())
}

fn main() {
    let here = PathBuf::from(".");
    let steps = vec![
        Step::Write(here.clone(), "numbers.txt"),
        Step::Remove(here.join("numbers.txt")),
        Step::Write(here, "output"),
    ];
    if let Err(Failed(path, error)) = run(steps) {
        println!("{}: {error}", path.display());
    }
}
