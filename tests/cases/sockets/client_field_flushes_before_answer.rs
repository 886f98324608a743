//! Request and answer share one socket: the buffer for the request is empty before the answer is waited for.
//! runs: same

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

struct Client {
    stream: TcpStream,
}

impl Client {
    fn ask(&mut self, key: &str, fields: &[u32]) -> io::Result<u8> {
        write!(self.stream, "{key}")?; //~ safe once per fragment
        for field in fields {
            write!(self.stream, " {field}")?; //~ safe once per fragment
        }
        self.stream.write_all(b"\n")?; //~ safe once per call
        let mut answer = [0];
        self.stream.read_exact(&mut answer)?; //~ quiet message
        Ok(answer[0])
    }
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let stream = TcpStream::connect(listener.local_addr()?)?;
    let server = thread::spawn(move || -> io::Result<()> {
        let (mut stream, _) = listener.accept()?;
        let mut bytes = vec![0; 4096];
        let mut seen = 0_u8;
        loop {
            let n = stream.read(&mut bytes)?; //~ quiet blocks
            if n == 0 {
                return Ok(());
            }
            if bytes[n - 1] == b'\n' {
                seen += 1;
                stream.write_all(&[seen])?; //~ quiet message
            }
        }
    });
    let mut client = Client { stream };
    let mut last = 0;
    for key in ["low", "high", "mean"] {
        last = client.ask(key, &[1, 2, 3, 4, 5, 6, 7, 8])?;
    }
    drop(client);
    server.join().expect("the server does not panic")?;
    println!("{last} answers");
    Ok(())
}
