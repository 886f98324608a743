//! `try_clone` gives a reading half that nobody else reads from: it may read ahead whatever the other half writes.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn lines(half: TcpStream) -> io::Result<usize> {
    let mut lines = 0;
    for byte in half.bytes() { //~ review once per byte
        lines += usize::from(byte? == b'\n');
    }
    Ok(lines)
}

fn main() -> io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let echo = thread::spawn(move || -> io::Result<u64> {
        let (mut stream, _) = listener.accept()?;
        let mut back = stream.try_clone()?;
        io::copy(&mut stream, &mut back) //~ quiet blocks
    });
    let mut stream = TcpStream::connect(address)?;
    let half = stream.try_clone()?;
    let reader = thread::spawn(move || lines(half));
    stream.write_all(text.as_bytes())?; //~ quiet blocks
    stream.shutdown(std::net::Shutdown::Write)?;
    let lines = reader.join().expect("the reader does not panic")?;
    let bytes = echo.join().expect("the echo does not panic")?;
    println!("{lines} lines in {bytes} bytes");
    Ok(())
}
