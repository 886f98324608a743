//! What a `let` makes of a lent buffer needs it as long as it is used: the buffer gets a name of its own.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

struct Packets<'a, T: Read> {
    stream: &'a mut T,
    read: usize,
}

impl<'a, T: Read> Packets<'a, T> {
    fn new(stream: &'a mut T) -> Packets<'a, T> {
        Packets { stream, read: 0 }
    }

    fn byte(&mut self) -> io::Result<Option<u8>> {
        let mut byte = [0; 1];
        let n = self.stream.read(&mut byte)?; //~ safe once per call
        self.read += n;
        Ok((n == 1).then_some(byte[0]))
    }
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        let (mut stream, _) = listener.accept()?;
        let mut asked = [0; 4];
        stream.read_exact(&mut asked)?; //~ quiet few-calls
        stream.write_all(&asked.repeat(300)) //~ quiet blocks
    });
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(b"four")?; //~ quiet few-calls
    let mut packets = Packets::new(&mut stream);
    let mut sum = 0;
    while let Some(byte) = packets.byte()? { //~ silent
        sum += u64::from(byte);
    }
    println!("{sum} in {}", packets.read);
    server.join().unwrap()
}
