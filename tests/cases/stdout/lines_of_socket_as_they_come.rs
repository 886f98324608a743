//! Whoever watches wants to see each message when it comes, and the next one may be long in coming.
//! runs: same

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let speaker = thread::spawn(move || -> io::Result<()> {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(&[b'x'; 200]) //~ quiet few-calls
    });
    let (mut stream, _) = listener.accept()?;
    let mut block = [0; 4096];
    while let Ok(count @ 1..) = stream.read(&mut block) { //~ quiet blocks
        println!("a message of {count} bytes"); //~ quiet watched
    }
    speaker.join().unwrap()
}
