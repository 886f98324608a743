//! The last call is awaited, and what its function says of an error of the file is said of the flush.

use std::fs::File;
use std::io::{self, Write};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

#[derive(Debug)]
enum Error {
    File(io::Error),
    Empty,
}

async fn dump(out: &mut impl Write, rows: u32) -> Result<(), Error> {
    if rows == 0 {
        return Err(Error::Empty);
    }
    for row in 0..rows {
        writeln!(out, "{row} {}", row * row).map_err(Error::File)?; //~ safe once per fragment
    }
    Ok(())
}

async fn save(path: Option<&str>, rows: u32) -> Result<(), Error> {
    let mut out: Box<dyn Write> = if let Some(path) = path {
        Box::new(File::create(path).map_err(Error::File)?)
    } else {
        Box::new(io::sink())
    };
    dump(&mut out, rows).await //~ silent
}

fn main() {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(save(Some("output"), 300)).poll(&mut context) {
        Poll::Ready(done) => println!("{done:?}"),
        Poll::Pending => println!("not done"),
    }
}
