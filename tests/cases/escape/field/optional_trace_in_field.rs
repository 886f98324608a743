//! The trace is written only where it was asked for; the machine ends in `main`, and nobody flushes its field.
use std::fs::File;
use std::io::{self, Write};

#[derive(Default)]
struct Machine {
    registers: [i64; 4],
    trace: Option<File>,
}

impl Machine {
    fn with_trace(mut self, path: &str) -> io::Result<Self> {
        self.trace = Some(File::create(path)?);
        Ok(self)
    }

    fn step(&mut self, tick: i64) -> io::Result<()> {
        let index = (tick % 4) as usize;
        self.registers[index] += tick;
        if let Some(trace) = &mut self.trace {
            writeln!(trace, "{tick}: {:?}", self.registers)?; //~ review once per fragment
        }
        Ok(())
    }
}

fn main() -> io::Result<()> {
    let mut machine = Machine::default().with_trace("trace.txt")?;
    for tick in 0..200 {
        machine.step(tick)?;
    }
    println!("{:?}", machine.registers);
    Ok(())
}
