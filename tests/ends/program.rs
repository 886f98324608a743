//! Pieces of generated programs: functions whose writes reach every stage.

use std::fmt::Display;

pub const HEAD: &str = "use std::fs::File;\nuse std::io::{self, Read, Seek, Write};\n";

/// A function that writes small pieces before and behind some statements.
pub fn writes(name: impl Display, between: &str) -> String {
    around(name, &format!("file.write_all(&[1])?;\n{between}"), "file.write_all(&[2])?;")
}

/// The same with the statements around the writes of a loop.
pub fn around(name: impl Display, before: &str, after: &str) -> String {
    format!(
        "pub fn {name}(path: &str, x: i32, xs: &[u8]) -> io::Result<()> {{
    let mut file = File::create(path)?;
    for n in xs {{
        {before}
        file.write_all(&[*n])?;
        {after}
    }}
    Ok(())
}}
"
    )
}

/// A program of many functions of a kind.
pub fn functions(count: usize, function: impl Fn(usize) -> String) -> String {
    format!("{HEAD}{}", each(count, function))
}

/// So many pieces, one behind the other.
pub fn each(count: usize, piece: impl Fn(usize) -> String) -> String {
    (0..count).map(piece).collect()
}

/// Some functions, each with a piece that is nested so deep between its writes.
pub fn between(count: usize, statement: &str) -> String {
    functions(count, |it| writes(format!("f{it}"), statement))
}

/// `open` and `close` so many times around a core.
pub fn nest(depth: usize, open: &str, core: &str, close: &str) -> String {
    format!("{}{core}{}", open.repeat(depth), close.repeat(depth))
}
