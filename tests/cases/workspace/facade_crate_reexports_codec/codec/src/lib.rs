use std::io::{self, Write};

pub struct Entry {
    amount: u32,
    checked: u32,
}

impl Entry {
    pub fn of(amount: u32) -> Self {
        Self { amount, checked: !amount }
    }

    pub fn write_to(&self, mut out: impl Write) -> io::Result<()> {
        out.write_all(&self.amount.to_be_bytes())?; //~ safe once per call
        out.write_all(&self.checked.to_be_bytes()) //~ safe once per call
    }
}
