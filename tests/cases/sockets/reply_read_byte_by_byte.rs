//! Each byte of the reply is a `recvfrom` of its own.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        let (mut peer, _) = listener.accept()?;
        peer.write_all("status: all quiet\n".repeat(200).as_bytes()) //~ quiet few-calls
    });
    let stream = TcpStream::connect(address)?;
    let mut lines = 0;
    for byte in stream.bytes() { //~ safe once per byte
        lines += usize::from(byte? == b'\n');
    }
    server.join().expect("the server should not panic")?;
    println!("{lines} lines");
    Ok(())
}
