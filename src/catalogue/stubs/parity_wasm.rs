//! `parity_wasm`: a section is read and written in one piece.

pub mod elements {
    use std::io::{Read, Write};
    use std::path::Path;

    pub struct Error;
    pub struct Module;

    impl std::error::Error for Error {}

    pub trait Deserialize {
        type Error;

        /// Reads the head of each section byte by byte, and then the section in one piece.
        #[buffers]
        fn deserialize<R: Read>(reader: &mut R) -> Result<Self, Self::Error>;
    }

    pub trait Serialize {
        type Error;

        /// Writes the head of each section, and then the section in one piece.
        #[buffers]
        fn serialize<W: Write>(self, writer: &mut W) -> Result<(), Self::Error>;
    }

    impl Deserialize for Module {
        type Error = Error;
    }

    impl Serialize for Module {
        type Error = Error;
    }

    pub fn deserialize_file<P: AsRef<Path>>(p: P) -> Result<Module, Error>;
    pub fn serialize_to_file<P: AsRef<Path>>(p: P, module: Module) -> Result<(), Error>;
}
