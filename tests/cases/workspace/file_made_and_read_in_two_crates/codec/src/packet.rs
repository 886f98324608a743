use std::io::{self, Read};

pub struct Packet(pub Vec<u8>);

pub struct Packets<R> {
    input: R,
}

impl<R: Read> Packets<R> {
    pub fn new(input: R) -> Self {
        Packets { input }
    }

    pub fn read_packet(&mut self) -> io::Result<Option<Packet>> {
        let mut length = [0];
        if self.input.read(&mut length)? == 0 { //~ safe once per call
            return Ok(None);
        }
        let mut body = Vec::new();
        (&mut self.input).take(u64::from(length[0] % 16)).read_to_end(&mut body)?;
        Ok(Some(Packet(body)))
    }
}
