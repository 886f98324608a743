//! The head of the `while let` is what repeats the two small reads of the helper.
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

struct Chunk {
    kind: u8,
    body: Vec<u8>,
}

fn next_chunk<R>(reader: &mut R) -> io::Result<Option<Chunk>>
where
    R: Read,
{
    let mut head = [0; 2];
    match reader.read_exact(&mut head) { //~ safe once per call
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    }
    let mut body = vec![0; usize::from(head[1] % 8)];
    reader.read_exact(&mut body)?;
    Ok(Some(Chunk { kind: head[0], body }))
}

fn longest(path: &Path) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let mut longest = Vec::new();
    while let Some(chunk) = next_chunk(&mut file)? { //~ silent
        if chunk.kind > 200 && chunk.body.len() > longest.len() {
            longest = chunk.body;
        }
    }
    Ok(longest)
}

fn main() -> io::Result<()> {
    println!("{:?}", longest(Path::new("input.bin")).unwrap_or_default());
    Ok(())
}
