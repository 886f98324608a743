//! The flush panics like the write, so the lint that is allowed there is allowed for the flush too.
#![deny(clippy::expect_used)]
use std::collections::BTreeMap;
use std::fs::File;
use std::io;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_else(|| "output".to_owned());
    let squares: BTreeMap<u32, u32> = (0..1000).map(|it| (it, it * it)).collect();
    let file = File::create(path)?;
    // Numbers can always be written as JSON.
    #[allow(clippy::expect_used)]
    serde_json::to_writer_pretty(file, &squares).expect("cannot be serialised"); //~ safe once per token
    Ok(())
}
