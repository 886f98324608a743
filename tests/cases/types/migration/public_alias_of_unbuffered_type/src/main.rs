//! Changing what a public alias stands for changes every signature that uses it.

fn main() -> std::io::Result<()> {
    let trace: trace::SavedTrace = trace::open("input.bin")?;
    println!("{:?}", trace.max());
    Ok(())
}
