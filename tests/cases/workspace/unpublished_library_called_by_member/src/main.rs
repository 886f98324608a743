//! A function is missed neither where its own package calls it nor where another one of the workspace does.
use std::io;

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    rows::save(&(0..300).collect::<Vec<u32>>(), &path)
}
