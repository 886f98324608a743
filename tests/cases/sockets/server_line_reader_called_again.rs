//! `read_line` gets the stream anew for each header: the buffer belongs to `handle`, which owns the stream.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn read_line(stream: &mut TcpStream) -> io::Result<String> {
    let mut line = String::new();
    let mut byte = [0];
    while stream.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ left once per call
        line.push(char::from(byte[0]));
    }
    Ok(line.trim_end().to_owned())
}

fn handle(mut stream: TcpStream) -> io::Result<usize> {
    let request = read_line(&mut stream)?;
    let mut headers = 0;
    while !read_line(&mut stream)?.is_empty() {
        headers += 1;
    }
    let body = format!("{request}: {headers} headers");
    stream.write_all(body.as_bytes())?; //~ quiet few-calls
    Ok(headers)
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let client = thread::spawn(move || -> io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        let headers: String = (0..200).map(|n| format!("X-Field-{n}: {n}\r\n")).collect();
        stream.write_all(format!("GET / HTTP/1.1\r\n{headers}\r\n").as_bytes())?; //~ quiet few-calls
        io::read_to_string(stream)
    });
    let (stream, _) = listener.accept()?;
    let headers = handle(stream)?;
    println!("{headers} {}", client.join().expect("the client does not panic")?);
    Ok(())
}
