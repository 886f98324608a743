//! `pub fn get_ref(&self) -> &File` may keep its type, but behind a buffer the file it shows stands further on.
use std::io;

use ferry::Timetable;

fn main() -> io::Result<()> {
    let mut timetable = Timetable::open("input.bin")?;
    let length = timetable.get_ref().metadata()?.len();
    let mut last = 0;
    for _ in 0..length / 3 {
        last = last.max(timetable.departure()?);
    }
    println!("{last}");
    drop(timetable.into_inner());
    Ok(())
}
