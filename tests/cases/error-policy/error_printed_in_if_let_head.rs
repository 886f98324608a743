//! The error is printed and nothing else, so that of the file does as well.
use std::collections::BTreeMap;
use std::fs::File;

fn main() {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let squares: BTreeMap<u32, u32> = (0..1000).map(|it| (it, it * it)).collect();
    let file = match File::create(&path) {
        Ok(file) => file,
        Err(error) => {
            eprintln!("{path}: {error}");
            std::process::exit(1)
        }
    };
    if let Err(error) = serde_json::to_writer(file, &squares) { //~ safe once per token
        eprintln!("{path}: {error}");
        std::process::exit(1)
    }
    println!("saved");
}
