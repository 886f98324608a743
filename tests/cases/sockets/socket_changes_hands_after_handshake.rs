//! The greeting ends exactly where the next protocol begins, and that is read by someone else.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

struct Session {
    stream: TcpStream,
}

fn handshake(mut stream: TcpStream) -> io::Result<Session> {
    let mut byte = [0];
    let mut greeting = Vec::new();
    while byte[0] != b'\n' {
        stream.read_exact(&mut byte)?; //~ left once per call
        greeting.push(byte[0]);
    }
    assert!(greeting.starts_with(b"HELLO"));
    Ok(Session { stream })
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        let (mut peer, _) = listener.accept()?;
        peer.write_all(b"HELLO from afar\n")?; //~ quiet few-calls
        peer.write_all(&[42; 20_000]) //~ silent
    });
    let mut session = handshake(TcpStream::connect(address)?)?;
    let mut body = Vec::new();
    session.stream.read_to_end(&mut body)?;
    server.join().expect("the server should not panic")?;
    println!("{} bytes after the handshake", body.len());
    Ok(())
}
