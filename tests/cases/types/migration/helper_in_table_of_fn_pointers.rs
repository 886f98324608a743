//! A function that takes `&mut File` is named in a static table of fn pointers as well as called.
use std::fs::File;
use std::io::{self, Read};

struct Op {
    name: &'static str,
    run: fn(&mut File) -> io::Result<u8>,
}

fn one(f: &mut File) -> io::Result<u8> {
    let mut b = [0];
    f.read_exact(&mut b)?; //~ left once per call
    Ok(b[0])
}

static OPS: &[Op] = &[Op { name: "one", run: one }];

fn main() -> io::Result<()> {
    let mut g = File::open("input.bin")?;
    let mut sum = 0u32;
    for _ in 0..100 {
        sum += one(&mut g)? as u32;
    }
    println!("{sum} {}", OPS[0].name);
    println!("{}", (OPS[0].run)(&mut File::open("input.bin")?)?);
    Ok(())
}
