//! A buffer made at the read takes the socket away from the answer, and is made anew in every turn.
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

fn answer(listener: &TcpListener) {
    let (mut stream, _) = listener.accept().expect("cannot accept");
    loop {
        let mut question = [0; 14];
        if stream.read_exact(&mut question).is_err() { //~ quiet message
            break;
        }
        stream.write_all(b"an answer").expect("cannot answer"); //~ quiet message
    }
}

fn main() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let server = thread::spawn(move || answer(&listener));
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"the question 1").unwrap(); //~ quiet few-calls
    let mut reply = [0; 9];
    stream.read_exact(&mut reply).unwrap(); //~ quiet few-calls
    println!("{}", String::from_utf8_lossy(&reply));
    drop(stream);
    server.join().unwrap();
}
