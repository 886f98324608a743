//! The server only reads: each message of a producer is a length of two bytes and a short body.
use std::io::{self, ErrorKind, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

struct Inbox {
    stream: TcpStream,
}

impl Inbox {
    fn accept(listener: &TcpListener) -> io::Result<Inbox> {
        let (stream, _peer) = listener.accept()?;
        Ok(Inbox { stream })
    }

    fn receive(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut length = [0; 2];
        match self.stream.read_exact(&mut length) { //~ left once per call
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
            result => result?,
        }
        let mut body = vec![0; usize::from(u16::from_be_bytes(length))];
        self.stream.read_exact(&mut body)?; //~ silent
        Ok(Some(body))
    }
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let producer = thread::spawn(move || -> io::Result<()> {
        TcpStream::connect(address)?.write_all(&b"\0\x05hello".repeat(400)) //~ quiet blocks
    });
    let mut inbox = Inbox::accept(&listener)?;
    let mut n_bytes = 0;
    while let Some(message) = inbox.receive()? {
        n_bytes += message.len();
    }
    println!("{n_bytes} bytes");
    producer.join().expect("the producer panicked")
}
