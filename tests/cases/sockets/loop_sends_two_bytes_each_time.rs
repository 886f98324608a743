//! A point is two bytes and two more, each a packet of its own.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};

fn send(points: &[(i16, i16)], to: &mut TcpStream) -> io::Result<()> {
    for (x, y) in points {
        to.write_all(&x.to_le_bytes())?; //~ safe once per call
        to.write_all(&y.to_le_bytes())?; //~ safe once per call
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let points: Vec<(i16, i16)> = (0..300).map(|it| (it, it / 2)).collect();
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let mut there = TcpStream::connect(listener.local_addr()?)?;
    let (mut here, _) = listener.accept()?;
    send(&points, &mut there)?;
    drop(there);
    let mut bytes = Vec::new();
    here.read_to_end(&mut bytes)?;
    println!("{}", bytes.len());
    Ok(())
}
