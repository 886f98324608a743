//! What may go wrong, for the user.
use std::fmt;

#[derive(Debug)]
pub enum ExportError {
    Refused(String),
    Failed(std::io::Error),
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::Refused(why) => f.write_str(why),
            ExportError::Failed(error) => error.fmt(f),
        }
    }
}

impl From<std::io::Error> for ExportError {
    fn from(error: std::io::Error) -> Self {
        ExportError::Failed(error)
    }
}
