//! A list that grows over the line is set as rustfmt sets it, the names behind the new ones included.
use std::{env, fs::File, io, num::NonZeroUsize, thread};

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let n_threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let values: Vec<u32> = (0..300).collect();
    serde_json::to_writer(File::create(path)?, &values)?; //~ safe once per token
    println!("{}", n_threads >= NonZeroUsize::MIN);
    Ok(())
}
