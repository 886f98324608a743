use std::io::{Result, Write};

pub trait Output {
    fn complete(&mut self, out: &mut dyn Write) -> Result<()>;
}

pub struct Lines;

impl Output for Lines {
    fn complete(&mut self, out: &mut dyn Write) -> Result<()> {
        for number in 0..1000 {
            writeln!(out, "line {}", number)?; //~ safe once per fragment
        }
        Ok(())
    }
}

pub struct Tabs;

impl Output for Tabs {
    fn complete(&mut self, out: &mut dyn Write) -> Result<()> {
        for number in 0..1000 {
            write!(out, "{}\t{}\n", number, number * 2)?; //~ safe once per fragment
        }
        Ok(())
    }
}
