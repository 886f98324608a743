//! Two writes a turn are nothing beside a sleep, and whoever looks at the file meanwhile sees the last of them.
use std::fs::File;
use std::io::{self, Write};
use std::thread::sleep;
use std::time::{Duration, Instant};

fn main() -> io::Result<()> {
    let mut file = File::create(std::env::args().nth(1).unwrap_or_else(|| "output".to_owned()))?;
    let begin = Instant::now();
    let mut turn = 0_u32;
    while begin.elapsed() < Duration::from_millis(5) || turn < 3 {
        file.write_all(&turn.to_le_bytes())?; //~ quiet beside
        file.write_all(b"\n")?; //~ silent
        turn += 1;
        sleep(Duration::from_millis(5));
    }
    Ok(())
}
