//! The type parameter of the result is spelled in the public signature, and so it is a promise.
use std::io;

use book::Book;

fn main() -> io::Result<()> {
    let mut book = Book::open("input.txt")?;
    println!("{} chapters", book.chapters()?);
    Ok(())
}
