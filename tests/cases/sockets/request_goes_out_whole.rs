//! Each piece of a request on a socket is a packet of its own; the buffer is gone before the answer is waited for.
//! runs: same
//! calls: 3 times fewer writes

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};

fn request(stream: &mut TcpStream, path: &str, key: Option<&str>) -> io::Result<String> {
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\naccept: {}\r\n", "localhost", "text/plain")?; //~ safe once per fragment
    write!(stream, "from: {}\r\ndate: {}\r\nvia: {}\r\nrange: {}\r\n", "me", 1, 2, 3)?; //~ safe once per fragment
    write!(stream, "cookie: {}\r\nreferer: {}\r\nte: {}\r\n", "none", "nobody", "gzip")?; //~ safe once per fragment
    if let Some(key) = key {
        write!(stream, "authorization: {} {key}\r\n\r\n", "basic")?; //~ safe once per fragment
    } else {
        stream.write_all(b"\r\n")?; //~ safe once per call
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer)
}

fn answer(stream: TcpStream) -> io::Result<()> {
    let mut lines = BufReader::new(&stream);
    let mut head = String::new();
    while lines.read_line(&mut head)? > 2 {}
    (&stream).write_all(format!("{} bytes of head", head.len()).as_bytes()) //~ quiet few-calls
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = std::thread::spawn(move || (0..8).try_for_each(|_| answer(listener.accept()?.0)));
    for key in [Some("open"), None, Some("sesame"), None].repeat(2) {
        println!("{}", request(&mut TcpStream::connect(address)?, "/keys", key)?); //~ quiet watched
    }
    server.join().expect("the server panicked")
}
