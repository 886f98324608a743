//! The client is generic over its stream: one call buffers it, the other does a `recvfrom` a byte.
//! calls: 1000 times fewer reads
use std::io::{self, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread::{self, JoinHandle};

const MAX_LINE: usize = 1024;
const N_MESSAGES: usize = 10_000;

fn client_inner<TRead: Read>(name: &str, n_messages: usize, mut stream: TRead) -> io::Result<usize> {
    let mut n_bytes = 0;
    for _ in 0..n_messages {
        let mut buf = [0u8; MAX_LINE];
        let mut i = 0;
        loop {
            let n = stream.read(&mut buf[i..usize::min(i + 1, MAX_LINE)])?; //~ safe once per call
            if n == 0 || buf[i] == b'\n' {
                break;
            }
            i += n;
        }
        n_bytes += i;
    }
    println!("{name}: {n_bytes} bytes");
    Ok(n_bytes)
}

fn client(address: SocketAddr) -> io::Result<usize> {
    let stream = TcpStream::connect(address)?;
    client_inner("bare", N_MESSAGES, stream) //~ silent
}

fn buffered_client(address: SocketAddr) -> io::Result<usize> {
    let stream = BufReader::new(TcpStream::connect(address)?);
    client_inner("buffered", N_MESSAGES, stream)
}

fn serve(listener: TcpListener) -> JoinHandle<io::Result<()>> {
    thread::spawn(move || {
        for _ in 0..2 {
            let (mut peer, _) = listener.accept()?;
            let messages: String = (0..N_MESSAGES).map(|i| format!("message {i} of many\n")).collect();
            peer.write_all(messages.as_bytes())?; //~ quiet few-calls
        }
        Ok(())
    })
}

fn main() -> io::Result<()> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let server = serve(listener);
    let same = client(address)? == buffered_client(address)?;
    server.join().expect("the server should not panic")?;
    println!("the same: {same}");
    Ok(())
}
