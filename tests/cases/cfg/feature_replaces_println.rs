//! Where a feature is on, lines go to another console by a macro of the same name.

#[cfg(feature = "firmware")]
macro_rules! println {
    ($($arg:tt)*) => (crate::console::print(format_args!($($arg)*)));
}

#[cfg(feature = "firmware")]
mod console {
    pub fn print(_: std::fmt::Arguments<'_>) {}
}

fn main() -> std::io::Result<()> {
    let text = std::fs::read_to_string("input.txt")?;
    for line in text.lines() {
        println!("{}: {}", line.len(), line); //~ silent
    }
    Ok(())
}
