//! Each read takes one event of a descriptor that comes from elsewhere.
use std::any::Any;
use std::fs::File;
use std::io::Read;

struct Handler {
    resized: Option<File>,
    rows: u64,
}

impl Handler {
    fn event(&mut self) {
        if let Some(resized) = self.resized.as_mut() {
            let mut event = [0; 8];
            resized.read_exact(&mut event).unwrap();
            self.rows = u64::from_be_bytes(event) % 100;
        }
    }
}

fn handler(device: &dyn Any) -> Handler {
    let resized = device.downcast_ref::<File>().unwrap();
    Handler { resized: Some(resized.try_clone().unwrap()), rows: 0 }
}

fn main() {
    let mut handler = handler(&File::open("input.bin").unwrap());
    for _ in 0..200 {
        handler.event();
    }
    println!("{}", handler.rows);
}
