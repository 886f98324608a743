//! The socket is lent for one reply at a time; from a socket, what a dropped buffer has read is gone for good.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

struct Session {
    stream: Option<TcpStream>,
}

fn reply<R: Read>(mut reader: R) -> io::Result<String> {
    let mut reply = String::new();
    let mut byte = [0];
    while reader.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ left once per call
        reply.push(char::from(byte[0]));
    }
    Ok(reply)
}

impl Session {
    fn next(&mut self) -> io::Result<String> {
        let stream = self.stream.as_mut().ok_or(io::ErrorKind::NotConnected)?;
        reply(stream) //~ silent
    }
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        let (mut stream, _) = listener.accept()?;
        let replies: String = (0..300).map(|n| format!("250 queued as {n}\n")).collect();
        stream.write_all(replies.as_bytes()) //~ quiet few-calls
    });
    let stream = TcpStream::connect(address)?;
    server.join().expect("the server does not panic")?;
    let mut session = Session { stream: Some(stream) };
    let mut characters = 0;
    for _ in 0..300 {
        characters += session.next()?.len();
    }
    println!("{characters}");
    Ok(())
}
