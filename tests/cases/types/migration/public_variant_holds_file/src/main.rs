//! A public variant is as public as a field: others match on it and get a `File`.
use feed::Feed;

fn main() -> std::io::Result<()> {
    let mut saved = feed::open(Some("input.txt"))?;
    let mut lines = 0;
    while let Some(byte) = saved.next() {
        lines += u32::from(byte == b'\n');
    }
    let is_empty = matches!(feed::open(None)?, Feed::Empty);
    println!("{lines} lines, {is_empty}");
    Ok(())
}
