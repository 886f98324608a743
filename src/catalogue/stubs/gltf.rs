//! `gltf`: asks for one byte of JSON at a time, and takes the binary form in a few blocks; `open` buffers.

use std::io::{Read, Seek};
use std::path::Path;

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct Gltf;
pub struct Document;

impl std::error::Error for Error {}

impl Gltf {
    pub fn open<P: AsRef<Path>>(path: P) -> Result<Gltf>;

    /// Asks for one byte of JSON at a time.
    /// ```
    /// let gltf = gltf::Gltf::from_reader(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, to_end)]
    pub fn from_reader<R: Read + Seek>(reader: R) -> Result<Gltf>;

    /// Asks for one byte of JSON at a time.
    /// ```
    /// let gltf = gltf::Gltf::from_reader_without_validation(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "byte", per_kib = 1024, to_end)]
    pub fn from_reader_without_validation<R: Read + Seek>(reader: R) -> Result<Gltf>;

    pub fn from_slice(slice: &[u8]) -> Result<Gltf>;
}

impl std::ops::Deref for Gltf {
    type Target = Document;
}

pub mod binary {
    use std::io::{Read, Write};

    use gltf::Result;

    pub struct Glb;

    impl Glb {
        /// Reads the header, and then all the rest in one piece.
        /// ```
        /// let glb = gltf::binary::Glb::from_reader(std::fs::File::open("f")?)?;
        /// ```
        #[buffers]
        pub fn from_reader<R: Read>(reader: R) -> Result<Glb>;

        pub fn from_slice(data: &[u8]) -> Result<Glb>;

        /// Writes the fields of the header, and each of two parts in one piece.
        /// ```
        /// let glb = gltf::binary::Glb::from_slice(&[])?;
        /// glb.to_writer(std::fs::File::create("f")?)?;
        /// ```
        #[buffers]
        pub fn to_writer<W: Write>(&self, writer: W) -> Result<()>;

        pub fn to_vec(&self) -> Result<Vec<u8>>;
    }
}
