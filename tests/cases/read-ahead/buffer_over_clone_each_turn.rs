//! The clone shares the position: the second request is gone with the buffer of the first one.
use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn serve(mut stream: TcpStream) -> io::Result<()> {
    for _ in 0..2 {
        let mut line = String::new();
        let mut reader = BufReader::new(stream.try_clone()?); //~ left lost_read_ahead
        reader.read_line(&mut line)?;
        stream.write_all(line.as_bytes())?; //~ quiet few-calls
    }
    Ok(())
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || serve(listener.accept()?.0));
    let mut client = BufReader::new(TcpStream::connect(address)?);
    for request in ["one\n", "two\n"] {
        client.get_mut().write_all(request.as_bytes())?; //~ silent
        let mut line = String::new();
        client.read_line(&mut line)?;
        print!("{line}"); //~ quiet flushed
    }
    server.join().unwrap()
}
