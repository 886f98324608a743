//! Nobody else names `save_command`: `paste!` puts its name together.
use std::fs::File;
use std::io::{self, Write};

macro_rules! commands {
    ($name:expr, $($word:ident),*) => {
        paste::paste! {
            match $name {
                $(name if name == stringify!($word) => [<$word _command>](),)*
                name => {
                    eprintln!("no command {name}");
                    Ok(())
                }
            }
        }
    };
}

fn save_command() -> io::Result<()> {
    let mut out = File::create("output")?;
    for day in 0..3650 {
        writeln!(out, "{} {}", day, 900 + day % 300)?; //~ safe once per fragment
    }
    Ok(())
}

fn check_command() -> io::Result<()> {
    std::fs::metadata("output").map(|_| ())
}

fn main() -> io::Result<()> {
    let name = std::env::args().nth(2).unwrap_or_else(|| "save".to_owned());
    commands!(name.as_str(), save, check)
}
