//! Local sockets are what daemons speak over, often with small length-prefixed frames.
use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::thread;

fn main() -> io::Result<()> {
    let (mut daemon, mut client) = UnixStream::pair()?;
    let sender = thread::spawn(move || -> io::Result<()> {
        let mut frames = Vec::new();
        for i in 0..500_u16 {
            frames.extend_from_slice(&2_u16.to_be_bytes());
            frames.extend_from_slice(&i.to_be_bytes());
        }
        frames.extend_from_slice(&0_u16.to_be_bytes());
        daemon.write_all(&frames) //~ quiet blocks
    });
    let mut total = 0_u32;
    loop {
        let mut field = [0; 2];
        client.read_exact(&mut field)?; //~ safe once per call
        if u16::from_be_bytes(field) == 0 {
            break;
        }
        client.read_exact(&mut field)?; //~ safe once per call
        total += u32::from(u16::from_be_bytes(field));
    }
    sender.join().expect("the daemon should not panic")?;
    println!("{total}");
    Ok(())
}
