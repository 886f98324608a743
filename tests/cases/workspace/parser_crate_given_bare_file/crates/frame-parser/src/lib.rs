use std::io::{self, ErrorKind, Read};

pub struct Frames<R> {
    reader: R,
}

impl<R: Read> Frames<R> {
    pub fn new(reader: R) -> Self {
        Frames { reader }
    }

    pub fn next_frame(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut head = [0];
        if self.reader.read(&mut head)? == 0 { //~ safe once per call
            return Ok(None);
        }
        let mut frame = vec![0; usize::from(head[0] & 15)];
        match self.reader.read_exact(&mut frame) {
            Ok(()) => Ok(Some(frame)),
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
            Err(error) => Err(error),
        }
    }
}
