//! The whole response is one message; a buffer would only copy it.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        for stream in listener.incoming().take(3) {
            let body = "<h1>It works</h1>";
            let response = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{body}", body.len());
            stream?.write_all(response.as_bytes())?; //~ quiet few-calls
        }
        Ok(())
    });
    for _ in 0..3 {
        let mut response = String::new();
        TcpStream::connect(address)?.read_to_string(&mut response)?;
        println!("{} bytes", response.len()); //~ quiet watched
    }
    server.join().expect("the server panicked")
}
