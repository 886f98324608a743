//! `ply_rs`: has a buffer to read with, and writes every number and every blank by itself; a failed flush panics.

pub mod ply {
    pub struct DefaultElement;
    pub struct Ply<E>;

    impl<E> Ply<E> {
        pub fn new() -> Self;
    }
}

pub mod parser {
    use std::io::{BufRead, Read, Result};

    use ply_rs::ply::Ply;

    pub struct Parser<E>;

    impl<E> Parser<E> {
        pub fn new() -> Self;

        /// Puts a buffer of 8 KiB around what it reads.
        /// ```
        /// let parser = ply_rs::parser::Parser::<ply_rs::ply::DefaultElement>::new();
        /// let ply = parser.read_ply(&mut std::fs::File::open("f")?)?;
        /// ```
        #[buffers]
        pub fn read_ply<T: Read>(&self, source: &mut T) -> Result<Ply<E>>;
    }
}

pub mod writer {
    use std::io::{Result, Write};

    use ply_rs::ply::Ply;

    pub struct Writer<E>;

    impl<E> Writer<E> {
        pub fn new() -> Self;

        // Its flush ends in `unwrap`: behind a buffer a full disk would be a panic where it is an error today.
        pub fn write_ply<T: Write>(&self, out: &mut T, ply: &mut Ply<E>) -> Result<usize>;
    }
}
