use std::io::{self, Write};

pub trait Emit {
    fn emit(&self, out: &mut dyn Write) -> io::Result<()>;
}

pub struct Row {
    pub key: usize,
    pub text: String,
}

impl Emit for Row {
    fn emit(&self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "{:>6}", self.key)?; //~ safe once per fragment
        writeln!(out, " {}", self.text) //~ safe once per fragment
    }
}

pub fn emit_all(items: &[Row], out: &mut dyn Write) -> io::Result<()> {
    items.iter().try_for_each(|item| item.emit(out))
}
