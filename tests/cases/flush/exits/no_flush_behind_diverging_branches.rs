//! Both ways of the last branch end the process, so a flush behind it would never be reached.
use std::fs::File;
use std::io::Write;
use std::process::exit;

fn finish(names: &[String], target: Option<String>) -> ! {
    let mut out: Box<dyn Write> = match target {
        Some(path) => Box::new(File::create(path).unwrap()),
        None => Box::new(std::io::stdout()),
    };
    writeln!(out, "names:").unwrap(); //~ safe once per call
    if names.len() > 1 {
        for name in names {
            out.write_all(format!("+ {name}\n").as_bytes()).unwrap(); //~ safe once per call //~ quiet few-calls
        }
        println!("done");
        exit(0);
    } else {
        unreachable!();
    }
}

fn main() {
    let names: Vec<String> = (0..200).map(|it| format!("name {it}")).collect();
    finish(&names, Some(std::env::args().nth(1).unwrap_or_else(|| "output".to_owned())))
}
