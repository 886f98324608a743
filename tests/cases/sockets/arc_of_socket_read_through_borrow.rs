//! `&TcpStream` reads too, so the connection is shared by an `Arc` and its reader borrows it.
use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;

fn read_line(stream: &Arc<TcpStream>) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    let mut byte = [0];
    loop {
        let mut stream = &**stream;
        stream.read_exact(&mut byte)?; //~ left once per call
        if byte[0] == b'\n' {
            return Ok(line);
        }
        line.push(byte[0]);
    }
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let client = Arc::new(TcpStream::connect(listener.local_addr()?)?);
    let writer = Arc::clone(&client);
    let sender = thread::spawn(move || -> io::Result<()> {
        (&*writer).write_all("all quiet in the harbour\n".repeat(100).as_bytes())?; //~ quiet few-calls
        writer.shutdown(Shutdown::Write)
    });
    let server = Arc::new(listener.accept()?.0);
    let mut n_lines = 0;
    while read_line(&server).is_ok() {
        n_lines += 1;
    }
    println!("{n_lines} lines");
    sender.join().expect("the sender panicked")
}
