//! `vcd` on the changes of a few wires.

use vcd::{TimescaleUnit, Value, Writer};

use super::write;
use crate::measure::Api;

pub fn apis() -> Vec<Api> {
    vec![write!("vcd" "0.7", "vcd::Writer::new", "", |writer, size| {
        let mut vcd = Writer::new(writer);
        vcd.timescale(1, TimescaleUnit::NS)?;
        vcd.add_module("top")?;
        let clock = vcd.add_wire(1, "clock")?;
        let data = vcd.add_wire(8, "data")?;
        vcd.upscope()?;
        vcd.enddefinitions()?;
        for time in 0..size as u64 / 24 {
            vcd.timestamp(time)?;
            vcd.change_scalar(clock, time % 2 == 0)?;
            vcd.change_vector(data, [Value::V1; 8])?;
        }
        Ok(())
    })]
}
