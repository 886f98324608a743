//! Each fragment of a header was a packet of its own; nothing is read on this socket, so one flush at the end does.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn serve_metrics(listener: &TcpListener) -> io::Result<()> {
    let (mut stream, _) = listener.accept()?;
    let headers = [("Server", "metrics"), ("Connection", "close"), ("Cache-Control", "no-store")];
    for (name, value) in headers {
        write!(stream, "{}: {}\r\n", name, value)?; //~ safe once per fragment
    }
    stream.write_all(b"\r\n")?; //~ safe once per call
    for sample in 0..300 {
        writeln!(stream, "requests_total{{shard=\"{}\"}} {}", sample, sample * 17)?; //~ safe once per fragment
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || serve_metrics(&listener));

    let mut response = String::new();
    let mut client = TcpStream::connect(address).expect("the server listens");
    client.read_to_string(&mut response).expect("the server answers");
    server.join().expect("the server panicked")?;
    println!("{} lines", response.lines().count());
    Ok(())
}
