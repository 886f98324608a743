//! The closure is put twice and does not call itself.
//! runs: same

use std::fs::File;
use std::io::{self, Write};

macro_rules! twice {
    ($first:expr, $then:expr) => {
        (|out: &mut File| {
            $first(out)?;
            ($then)(out)?;
            $first(out)
        })
    };
}

fn main() -> io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or("output".into());
    let mut out = File::create(path)?;
    for n in 0..300 {
        writeln!(out, "{} {}", n, n * n)?; //~ safe once per fragment
    }
    let line = twice!(|out: &mut File| out.flush(), |_: &mut File| Ok::<(), io::Error>(()));
    line(&mut out)
}
