//! The record layer wraps a socket and forwards both ways; questions and answers take turns on it.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

struct Secure<S> {
    stream: S,
    key: u8,
}

impl<S: Read> Read for Secure<S> {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = self.stream.read(buf)?;
        buf[..n].iter_mut().for_each(|byte| *byte ^= self.key);
        Ok(n)
    }
}

impl<S: Write> Write for Secure<S> {
    fn write(&mut self, buf: &[u8]) -> io::Result<usize> {
        let hidden: Vec<_> = buf.iter().map(|byte| byte ^ self.key).collect();
        self.stream.write(&hidden)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

fn read_line(input: &mut impl Read) -> io::Result<String> {
    let mut line = String::new();
    let mut byte = [0];
    while input.read(&mut byte)? == 1 && byte[0] != b'\n' { //~ left once per call
        line.push(char::from(byte[0]));
    }
    Ok(line)
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        let mut session = Secure { stream: listener.accept()?.0, key: 9 };
        for _ in 0..50 {
            let question = read_line(&mut session)?; //~ silent
            session.write_all(format!("{question} indeed\n").as_bytes())?; //~ quiet message
        }
        Ok(())
    });
    let mut client = Secure { stream: TcpStream::connect(address)?, key: 9 };
    let mut letters = 0;
    for number in 0..50 {
        client.write_all(format!("question {number}\n").as_bytes())?; //~ quiet message
        letters += read_line(&mut client)?.len(); //~ silent
    }
    println!("{letters}");
    server.join().map_err(|_| io::Error::other("the server panicked"))?
}
