//! Water gauges.
use std::fs::File;
use std::io::{self, Read};

pub struct Gauge {
    source: File,
}

impl Gauge {
    pub fn new(source: File) -> Gauge {
        Gauge { source }
    }

    pub fn read(&mut self) -> io::Result<Option<i16>> {
        let mut level = [0; 2];
        let n = self.source.read(&mut level)?; //~ safe once per call
        Ok((n == 2).then(|| i16::from_le_bytes(level)))
    }
}
