//! The impl of `Drop` gives a slot back to its pool, in each turn, by way of an `Rc`.
use std::cell::RefCell;
use std::fs::{self, File};
use std::io::{self, Write};
use std::rc::Rc;

#[derive(Default)]
struct Pool {
    free: RefCell<Vec<usize>>,
}

struct Slot {
    at: usize,
    pool: Rc<Pool>,
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.pool.free.borrow_mut().push(self.at);
    }
}

fn slot(pool: &Rc<Pool>) -> Slot {
    let at = pool.free.borrow_mut().pop().unwrap_or_default();
    Slot { at, pool: pool.clone() }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let pool = Rc::new(Pool::default());
    let mut out = File::create(std::env::args().nth(1).unwrap_or("output".to_owned()))?;
    for row in rows.lines() {
        let slot = slot(&pool);
        writeln!(out, "{} {row}", slot.at)?; //~ safe once per fragment
    }
    Ok(())
}
