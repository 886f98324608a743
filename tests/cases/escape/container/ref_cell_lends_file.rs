//! The interior is borrowed for every read, and the type of the cell's content would have to change: that is left to its owner.
use std::cell::RefCell;
use std::fs::File;
use std::io::{self, Read};
use std::rc::Rc;

struct Cursor {
    shared: Rc<RefCell<File>>,
}

impl Cursor {
    fn u16(&self) -> io::Result<u16> {
        let mut bytes = [0; 2];
        self.shared.borrow_mut().read_exact(&mut bytes)?; //~ left once per call
        Ok(u16::from_le_bytes(bytes))
    }
}

fn main() -> io::Result<()> {
    let shared = Rc::new(RefCell::new(File::open("input.bin")?));
    let keys = Cursor { shared: Rc::clone(&shared) };
    let values = Cursor { shared };
    let mut sum = 0_u32;
    for _ in 0..2_000 {
        sum = sum.wrapping_add(u32::from(keys.u16()?) * u32::from(values.u16()?));
    }
    println!("{sum}");
    Ok(())
}
