//! `Deref<Target = File>` lends the file to everybody: behind a buffer it stands elsewhere and has another type.
use berth::Log;

fn main() -> std::io::Result<()> {
    let mut log = Log::open("input.bin")?;
    let entries = log.metadata()?.len() / 8;
    let mut sum = 0_u64;
    for _ in 0..entries {
        sum += u64::from(log.next()?);
    }
    println!("{sum}");
    Ok(())
}
