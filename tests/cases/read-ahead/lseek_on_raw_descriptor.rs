//! `lseek` on the raw descriptor sees where the kernel stands, which is not where a buffer stands.
use std::fs::File;
use std::io::{self, Read};
use std::os::fd::AsRawFd;

unsafe extern "C" {
    fn lseek(fd: i32, offset: i64, whence: i32) -> i64;
}

struct Device {
    node: File,
}

impl Device {
    fn open(path: &str) -> io::Result<Device> {
        Ok(Device { node: File::open(path)? })
    }

    fn register(&mut self) -> io::Result<u16> {
        let mut register = [0; 2];
        self.node.read_exact(&mut register)?; //~ left once per call
        Ok(u16::from_ne_bytes(register))
    }

    fn position(&self) -> i64 {
        unsafe { lseek(self.node.as_raw_fd(), 0, 1) }
    }
}

fn main() -> io::Result<()> {
    let mut device = Device::open("input.bin")?;
    let mut sum = 0_u32;
    for _ in 0..1000 {
        sum += u32::from(device.register()?);
    }
    println!("{sum} at {}", device.position());
    Ok(())
}
