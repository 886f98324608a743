//! The byte is the message: nothing else lies behind it that a buffer could bring along.
use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::thread;

struct Waker {
    inner: UnixStream,
}

impl Waker {
    fn wait(&mut self) -> io::Result<bool> {
        let mut byte = [0];
        Ok(self.inner.read(&mut byte)? == 1) //~ quiet few-calls
    }
}

fn main() -> io::Result<()> {
    let (mut caller, inner) = UnixStream::pair()?;
    let worker = thread::spawn(move || -> io::Result<u32> {
        let mut waker = Waker { inner };
        let mut woken = 0;
        while waker.wait()? {
            woken += 1;
        }
        Ok(woken)
    });
    caller.write_all(b"!!!")?; //~ quiet few-calls
    drop(caller);
    println!("{}", worker.join().expect("the worker does not panic")?);
    Ok(())
}
