use crate::Records;

impl Records {
    pub fn size(&self) -> Result<u64, std::io::Error> {
        Ok(self.input.metadata()?.len())
    }
}
