//! `impl Reader<File>` says `Self`, and yet it is `Reader<File>` that callers outside have written down.
use soundings::Reader;

fn main() -> std::io::Result<()> {
    let mut reader = Reader::from_path("input.bin")?;
    let mut deepest = 0;
    while let Some(depth) = reader.next_depth()? {
        deepest = deepest.max(depth);
    }
    println!("{deepest}");
    Ok(())
}
