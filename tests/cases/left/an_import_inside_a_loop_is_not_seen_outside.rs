//! The trait is imported in the loop's block, but the buffer is made before it.
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::mpsc;
use std::thread;

fn sender(mut stream: TcpStream) -> (mpsc::Sender<[u8; 5]>, thread::JoinHandle<()>) {
    let (sender, messages) = mpsc::channel::<[u8; 5]>();
    let worker = thread::spawn(move || {
        while let Ok(message) = messages.recv() {
            use std::io::Write;
            if write!(stream, "{} {}", message.len(), message[0]).is_err() { //~ once per fragment
                break;
            }
        }
        let _ = stream.shutdown(Shutdown::Write);
    });
    (sender, worker)
}

fn main() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let stream = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    let (sender, worker) = sender(stream);
    sender.send(*b"hello").unwrap();
    drop(sender);
    worker.join().unwrap();
    println!("sent");
}
