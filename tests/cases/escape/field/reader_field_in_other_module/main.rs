//! The struct, its constructor and its reads lie in two modules; only `pub(crate)` names are between them.
mod lexer;
mod tokens;

use std::io;

fn main() -> io::Result<()> {
    let mut lexer = lexer::Lexer::open("input.txt")?;
    let mut counts = tokens::Counts::default();
    while let Some(token) = tokens::next(&mut lexer)? {
        counts.add(&token);
    }
    println!("{counts:?}");
    Ok(())
}
