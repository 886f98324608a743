//! The closure borrows the file; what it writes is flushed behind its last call.
use std::fs::File;
use std::io::{self, Write};

fn primes(path: &str, limit: u32) -> io::Result<u32> {
    let mut file = File::create(path)?;
    let mut count = 0;
    let mut emit = |n: u32| -> io::Result<()> {
        count += 1;
        writeln!(file, "{n}") //~ safe once per fragment
    };
    emit(2)?;
    for n in (3..limit).step_by(2) {
        if (3..).step_by(2).take_while(|d| d * d <= n).all(|d| n % d != 0) {
            emit(n)?;
        }
    }
    Ok(count)
}

fn main() -> io::Result<()> {
    println!("{} primes", primes("primes.txt", 3000)?);
    Ok(())
}
