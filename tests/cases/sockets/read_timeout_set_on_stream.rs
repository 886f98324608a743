//! `set_read_timeout` belongs to the stream, so it is asked through the buffer or before it.
use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = thread::spawn(move || -> io::Result<()> {
        let (mut peer, _) = listener.accept()?;
        let samples: Vec<u8> = (0..2000_u16).flat_map(u16::to_be_bytes).collect();
        peer.write_all(&samples) //~ quiet blocks
    });
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut sum = 0_u32;
    for _ in 0..2000 {
        let mut sample = [0; 2];
        stream.read_exact(&mut sample)?; //~ safe once per call
        sum += u32::from(u16::from_be_bytes(sample));
    }
    server.join().expect("the server should not panic")?;
    println!("{sum}");
    Ok(())
}
