//! The function takes one byte; the loop that calls it neither answers nor waits for anybody else.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};

struct Client {
    stream: TcpStream,
}

impl Client {
    fn byte(&mut self) -> io::Result<u8> {
        let mut byte = [0];
        self.stream.read_exact(&mut byte)?; //~ left once per call
        Ok(byte[0])
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        loop {
            match self.byte()? {
                b'\n' => return Ok(line),
                byte => line.push(char::from(byte)),
            }
        }
    }
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let mut there = TcpStream::connect(listener.local_addr()?)?;
    let (stream, _) = listener.accept()?;
    there.write_all(b"a line for the client\n")?; //~ quiet few-calls
    println!("{}", Client { stream }.line()?);
    Ok(())
}
