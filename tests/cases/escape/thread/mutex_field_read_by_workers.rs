//! `Mutex<File>` becomes `Mutex<BufReader<File>>`: the guard reads through the buffer and workers still take turns.
use std::fs::File;
use std::io::{self, Read};
use std::sync::Mutex;
use std::thread;

struct Queue {
    input: Mutex<File>,
}

impl Queue {
    fn open(path: &str) -> io::Result<Queue> {
        let file = File::open(path)?;
        Ok(Queue { input: Mutex::new(file) })
    }

    fn pop(&self) -> io::Result<Option<u64>> {
        let mut job = [0; 8];
        let mut input = self.input.lock().expect("no worker panics");
        match input.read_exact(&mut job) { //~ safe once per call
            Ok(()) => Ok(Some(u64::from_le_bytes(job))),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
            Err(error) => Err(error),
        }
    }
}

fn main() -> io::Result<()> {
    let queue = Queue::open("input.bin")?;
    let total: io::Result<u64> = thread::scope(|scope| {
        let work = || -> io::Result<u64> {
            let mut sum = 0_u64;
            while let Some(job) = queue.pop()? {
                sum = sum.wrapping_add(job);
            }
            Ok(sum)
        };
        let workers = [scope.spawn(work), scope.spawn(work)];
        let mut sums = workers.into_iter().map(|worker| worker.join().expect("no worker panics"));
        sums.try_fold(0_u64, |total, sum| Ok(total.wrapping_add(sum?)))
    });
    println!("{:016x}", total?);
    Ok(())
}
