use std::io::Write;

use crate::CapResult;

pub struct CapWriter<W> {
    writer: W,
}

impl<W: Write> CapWriter<W> {
    pub fn with_head(mut writer: W, head: &[u8]) -> CapResult<Self> {
        for byte in head {
            writer.write_all(&[*byte]).map_err(|_| std::fmt::Error)?; //~ left once per call
        }
        Ok(Self { writer })
    }

    pub fn get_ref(&self) -> &W {
        &self.writer
    }
}
