use std::path::PathBuf;

pub struct Settings {
    target: PathBuf,
}

impl Settings {
    pub fn new(target: PathBuf) -> Self {
        Self { target }
    }

    pub fn target(&self) -> &PathBuf {
        &self.target
    }
}
