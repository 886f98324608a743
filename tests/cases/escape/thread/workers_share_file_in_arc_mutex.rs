//! The workers take their blocks in turn from one file, each under the lock.
use std::fs::File;
use std::io::{self, Read};
use std::sync::{Arc, Mutex};
use std::thread;

fn take_block(file: &Mutex<File>) -> Option<[u8; 16]> {
    let mut block = [0; 16];
    let mut file = file.lock().ok()?;
    file.read_exact(&mut block).ok()?; //~ safe once per call
    Some(block)
}

fn main() -> io::Result<()> {
    let file = Arc::new(Mutex::new(File::open("input.bin")?));
    let workers: Vec<_> = (0..3)
        .map(|_| {
            let file = Arc::clone(&file);
            thread::spawn(move || {
                let mut sum = 0_u64;
                while let Some(block) = take_block(&file) {
                    sum += u64::from(block[0]) + u64::from(block[15]);
                }
                sum
            })
        })
        .collect();
    let sums: Vec<u64> =
        workers.into_iter().map(|worker| worker.join().expect("a worker panicked")).collect();
    println!("{}", sums.iter().sum::<u64>());
    Ok(())
}
