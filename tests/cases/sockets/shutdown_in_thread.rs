//! Once the socket is shut down nothing that was gathered can be sent any more.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::mpsc;
use std::thread;

fn writer(mut stream: TcpStream) -> mpsc::Sender<[u8; 8]> {
    let (sender, receiver) = mpsc::channel::<[u8; 8]>();
    let _ = thread::spawn(move || {
        while let Ok(message) = receiver.recv() {
            if stream.write_all(&message).is_err() { //~ quiet message
                break;
            }
        }
        stream.shutdown(Shutdown::Write)
    });
    sender
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let stream = TcpStream::connect(listener.local_addr()?)?;
    let (mut peer, _) = listener.accept()?;
    let sender = writer(stream);
    for n in 0..20u8 {
        sender.send([n; 8]).expect("the writer lives");
    }
    drop(sender);
    let mut all = Vec::new();
    println!("{}", peer.read_to_end(&mut all)?);
    Ok(())
}
