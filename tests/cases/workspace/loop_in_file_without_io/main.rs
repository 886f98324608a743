//! The loop stands in weave.rs, which names nothing of I/O.
//! runs: same

mod cloth;
mod weave;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    weave::all(cloth::Cloth::create(&path)?, 300);
    Ok(())
}
