//! Two reads for each message that is waited for: what is slow here is the other side.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

struct Connection {
    socket: TcpStream,
}

impl Connection {
    fn receive(&mut self) -> io::Result<Vec<u8>> {
        let mut length = [0; 4];
        self.socket.read_exact(&mut length)?; //~ quiet message
        let mut message = vec![0; u32::from_be_bytes(length) as usize];
        self.socket.read_exact(&mut message)?; //~ silent
        Ok(message)
    }

    fn send(&mut self, message: &[u8]) -> io::Result<()> {
        let mut whole = (message.len() as u32).to_be_bytes().to_vec();
        whole.extend_from_slice(message);
        self.socket.write_all(&whole) //~ quiet blocks
    }
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        let mut peer = Connection { socket: listener.accept()?.0 };
        for _ in 0..20 {
            let question = peer.receive()?;
            peer.send(&question)?;
        }
        Ok(())
    });
    let mut client = Connection { socket: TcpStream::connect(address)? };
    let mut bytes = 0;
    for number in 0..20 {
        client.send(format!("question {number}").as_bytes())?;
        bytes += client.receive()?.len();
    }
    println!("{bytes}");
    server.join().expect("the server does not panic")
}
