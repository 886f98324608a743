//! Each write says what went wrong and gives up; the words differ, the rest does not.
use std::fs::{self, File};
use std::io::Write;

fn export(text: &str, path: &str) -> bool {
    let mut file = File::create(path).expect("cannot create the table");
    if let Err(error) =
        file.write_all(b"row,length\n") //~ safe once per call
    {
        eprintln!("cannot write the header: {error}");
        return false;
    }
    for (row, line) in text.lines().enumerate() {
        let cells = format!("{row},{}\n", line.len());
        let written = cells.as_bytes();
        if let Err(error) =
            file.write_all(written) //~ safe once per call
        {
            eprintln!("cannot write the rows: {error}");
            return false;
        }
    }
    eprintln!("wrote the table");
    true
}

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let text = fs::read_to_string("input.txt").expect("no input");
    if !export(&text, &path) {
        std::process::exit(1);
    }
}
