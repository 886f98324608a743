//! Whose turns take so long that each is told of on stderr, waits for them and not for its writes.
use std::fs::File;
use std::io::{self, Write};

fn measure(size: usize) -> usize {
    (0..size * 1000).filter(|it| it % 7 == 3).count()
}

fn sample(out: &mut dyn Write, sizes: &[usize]) -> io::Result<()> {
    for (done, size) in sizes.iter().enumerate() {
        for kernel in 0..2 {
            writeln!(out, "{kernel} {size} {}", measure(*size))?; //~ quiet few-calls //~ quiet few-calls
        }
        eprintln!("{}/{}", done + 1, sizes.len());
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let sizes: Vec<usize> = (1..40).collect();
    match std::env::args().nth(1) {
        Some(path) => sample(&mut File::create(path)?, &sizes), //~ silent
        None => sample(&mut io::stdout(), &sizes), //~ silent
    }
}
