//! `lofty`: makes a handful of small reads in a file of any size, far from each other, where a buffer reads too much.

use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::path::Path;

pub mod config {
    pub struct ParseOptions;

    impl ParseOptions {
        pub fn new() -> Self;
        pub fn read_properties(self, read_properties: bool) -> Self;
        pub fn read_cover_art(self, read_cover_art: bool) -> Self;
    }
}

pub mod error {
    pub struct FileParseError;

    impl std::error::Error for FileParseError {}
}

pub mod file {
    use std::io::{Read, Seek};

    use lofty::config::ParseOptions;
    use lofty::error::FileParseError;

    pub struct TaggedFile;

    pub trait AudioFile {
        /// Makes a handful of reads in a file of any size.
        #[buffers]
        fn read_from<R: Read + Seek>(reader: &mut R, options: ParseOptions) -> Result<Self, FileParseError>;
    }
}

pub mod probe {
    use std::fs::File;
    use std::io::{self, BufReader, Read, Seek};
    use std::path::Path;

    use lofty::config::ParseOptions;
    use lofty::error::FileParseError;
    use lofty::file::TaggedFile;

    pub struct Probe<R>;

    impl<R: Read + Seek> Probe<R> {
        /// Makes a handful of reads in a file of any size.
        /// ```
        /// let file = std::fs::File::open("f")?;
        /// let tagged = lofty::probe::Probe::new(file).guess_file_type()?.read()?;
        /// ```
        #[buffers]
        pub fn new(reader: R) -> Self;

        pub fn options(self, options: ParseOptions) -> Self;
        pub fn guess_file_type(self) -> io::Result<Self>;
        pub fn read(self) -> Result<TaggedFile, FileParseError>;
        pub fn into_inner(self) -> R;
    }

    impl Probe<BufReader<File>> {
        pub fn open<P: AsRef<Path>>(path: P) -> Result<Self, FileParseError>;
    }
}

pub fn read_from(file: &mut File) -> Result<file::TaggedFile, error::FileParseError>;
pub fn read_from_path<P: AsRef<Path>>(path: P) -> Result<file::TaggedFile, error::FileParseError>;
