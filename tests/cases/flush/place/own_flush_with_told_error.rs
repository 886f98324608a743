//! The code flushes the file itself and tells of the error; nothing is put beside that.

use std::fs::File;
use std::io::Write;

fn save(path: &str, lines: &[&str]) {
    match lines.len() {
        0 => println!("nothing to save"),
        _ => {
            let mut file = match File::create(path) {
                Ok(file) => file,
                Err(error) => {
                    eprintln!("cannot create {path}: {error}");
                    return;
                }
            };
            for line in lines {
                if let Err(error) = writeln!(file, "{} {line}", line.len()) { //~ safe once per fragment
                    eprintln!("cannot write to {path}: {error}");
                    break;
                }
            }
            // Flush file
            if let Err(error) = file.flush() {
                eprintln!("cannot write to {path}: {error}");
            }
        }
    }
}

fn main() {
    let text = std::fs::read_to_string("input.txt").unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    save("output", &lines);
}
