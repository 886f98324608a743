//! Each thread opens and ends a file of its own; the flush is the thread's, and its error is the thread's result.
use std::fs::File;
use std::io::{self, Write};
use std::thread;

fn table(factor: u32) -> io::Result<()> {
    let mut out = File::create(format!("table-{factor}.txt"))?;
    for n in 1..=100 {
        writeln!(out, "{n} x {factor} = {}", n * factor)?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    thread::scope(|scope| {
        let workers: Vec<_> = (2..5).map(|factor| scope.spawn(move || table(factor))).collect();
        for worker in workers {
            worker.join().expect("no thread panics")?;
        }
        Ok(())
    })
}
