//! The socket stays what it is in its field: the method that sends a list buffers it for as long as it sends.
//! runs: same

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};

struct Peer {
    id: usize,
    sent: usize,
    stream: TcpStream,
}

impl Peer {
    fn send(&mut self, lines: &[String]) -> io::Result<()> {
        for line in lines {
            self.stream.write_all(format!("{} {line}\n", self.id).as_bytes())?; //~ review once per call
        }
        self.sent += lines.len();
        Ok(())
    }

    fn close(self) -> io::Result<usize> {
        self.stream.shutdown(Shutdown::Both)?;
        Ok(self.sent)
    }
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let stream = TcpStream::connect(listener.local_addr()?)?;
    let (mut other, _) = listener.accept()?;
    let reading = std::thread::spawn(move || {
        let mut all = String::new();
        other.read_to_string(&mut all).map(|_| all)
    });
    let mut peer = Peer { id: 7, sent: 0, stream };
    peer.send(&lines)?;
    let sent = peer.close()?;
    let all = reading.join().expect("the reader panicked")?;
    println!("{sent} {}", all.len());
    Ok(())
}
