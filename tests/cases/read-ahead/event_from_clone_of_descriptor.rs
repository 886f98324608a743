//! Each read takes one event of a descriptor that others have too.
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};

struct Device {
    timer: File,
}

struct Handler {
    timer: File,
    elapsed: u64,
}

trait Events {
    fn watched(&self) -> RawFd;

    fn event(&mut self) -> io::Result<()>;
}

impl Events for Handler {
    fn watched(&self) -> RawFd {
        self.timer.as_raw_fd()
    }

    fn event(&mut self) -> io::Result<()> {
        let mut event = vec![0; 8];
        self.timer.read_exact(&mut event)?; //~ quiet device
        self.elapsed += u64::from(event[0]);
        Ok(())
    }
}

fn run(handler: &mut dyn Events) -> io::Result<()> {
    assert!(handler.watched() > 2);
    for _ in 0..200 {
        handler.event()?;
    }
    Ok(())
}

impl Device {
    fn activate(&mut self) -> io::Result<u64> {
        let timer = self.timer.try_clone()?;
        let mut handler = Handler { timer, elapsed: 0 };
        run(&mut handler)?;
        Ok(handler.elapsed)
    }
}

fn main() -> io::Result<()> {
    let mut device = Device { timer: File::from(OwnedFd::from(File::open("input.bin")?)) };
    println!("{}", device.activate()?);
    Ok(())
}
