//! Each answer is waited for: a question still in the buffer would stop both sides for good.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn echo(listener: &TcpListener) -> io::Result<u64> {
    let (stream, _) = listener.accept()?;
    io::copy(&mut &stream, &mut &stream) //~ quiet blocks
}

fn ask(stream: TcpStream) -> io::Result<String> {
    let mut answers = BufReader::new(stream.try_clone()?);
    let mut questions = stream;
    let mut heard = String::new();
    for id in 0..50 {
        writeln!(questions, "question {} of {}", id, 50)?; //~ left once per fragment
        answers.read_line(&mut heard)?;
    }
    Ok(heard)
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || echo(&listener));

    let heard = ask(TcpStream::connect(address)?)?;
    let echoed = server.join().expect("the server panicked")?;
    println!("{} answers, {} bytes", heard.lines().count(), echoed);
    Ok(())
}
