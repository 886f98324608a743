//! Where the helper fails for a reason of its own, what it has written by then would die in the buffer.
use std::fs::File;
use std::io::Write;
use std::process;

fn run(out: &mut impl Write, numbers: &[&str]) -> Result<(), Box<dyn std::error::Error>> {
    for line in numbers {
        let number: u64 = line.parse()?;
        writeln!(out, "{number} {}", number * number)?; //~ review once per fragment
    }
    Ok(())
}

fn main() {
    let numbers: Vec<String> = (0..1000).map(|it| it.to_string()).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let mut out = File::create(path).unwrap();
    match run(&mut out, &numbers) { //~ silent
        Ok(()) => process::exit(0),
        Err(error) => {
            eprintln!("{error}");
            process::exit(1)
        }
    }
}
