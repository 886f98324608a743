//! A buffer around the one write of a turn would be made, filled with a byte, and flushed.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let client = thread::spawn(move || -> io::Result<u8> {
        let mut stream = TcpStream::connect(address)?;
        let mut key = [7];
        stream.write_all(&key)?; //~ quiet few-calls
        stream.read_exact(&mut key)?; //~ quiet few-calls
        Ok(key[0])
    });
    let (stream, _) = listener.accept()?;
    let mut keys = [0; 4096];
    while (&stream).read(&mut keys)? > 0 { //~ quiet blocks
        let answer = keys[0] + 1;
        (&stream).write_all(&[answer])?; //~ quiet few-calls
        break;
    }
    println!("{}", client.join().expect("the client panicked")?);
    Ok(())
}
