//! One write a turn is a message that was put together before: the other side answers it, or at least acts on it.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn send(stream: &mut TcpStream, messages: &[Vec<u8>]) -> io::Result<()> {
    for message in messages {
        stream.write_all(message)?; //~ quiet few-calls
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let peer = thread::spawn(move || -> io::Result<usize> {
        let (mut stream, _) = listener.accept()?;
        let mut all = Vec::new();
        stream.read_to_end(&mut all)
    });
    let messages: Vec<Vec<u8>> = (0..50u8).map(|n| vec![n; 8]).collect();
    let mut stream = TcpStream::connect(address)?;
    send(&mut stream, &messages)?;
    drop(stream);
    println!("{}", peer.join().expect("the peer ends")?);
    Ok(())
}
