//! `incoming()` gives the streams, each is handed to a thread, and the thread reads it byte by byte.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn count_lines(stream: TcpStream) -> io::Result<usize> {
    let mut n_lines = 0;
    for byte in stream.bytes() { //~ safe once per byte
        n_lines += usize::from(byte? == b'\n');
    }
    Ok(n_lines)
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let sender = thread::spawn(move || -> io::Result<()> {
        for _ in 0..3 {
            TcpStream::connect(address)?.write_all(&b"high water at noon\n".repeat(60))?; //~ quiet blocks
        }
        Ok(())
    });
    let mut workers = Vec::new();
    for stream in listener.incoming() {
        let stream = stream?;
        workers.push(thread::spawn(move || count_lines(stream)));
        if workers.len() == 3 {
            break;
        }
    }
    for worker in workers {
        println!("{} lines", worker.join().expect("a worker panicked")?); //~ quiet watched
    }
    sender.join().expect("the sender panicked")
}
