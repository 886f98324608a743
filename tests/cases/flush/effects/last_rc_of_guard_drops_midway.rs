//! Two `Rc` share the guard, and with the second one it ends in the middle of the rows.
use std::fs::{self, File};
use std::io::{self, Write};
use std::rc::Rc;

struct Guard {
    path: String,
}

impl Drop for Guard {
    fn drop(&mut self) {
        println!("{} bytes", fs::metadata(&self.path).map_or(0, |it| it.len()));
    }
}

fn main() -> io::Result<()> {
    let rows = fs::read_to_string("input.txt")?;
    let path = std::env::args().nth(1).unwrap_or("output".to_owned());
    let first = Rc::new(Guard { path: path.clone() });
    let mut shared = vec![first.clone(), first];
    let mut out = File::create(&path)?;
    for (at, row) in rows.lines().enumerate() {
        writeln!(out, "{at}: {row}")?; //~ review once per fragment
        if at == 100 || at == 200 {
            shared.pop();
        }
    }
    Ok(())
}
