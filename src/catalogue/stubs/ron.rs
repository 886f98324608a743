//! `ron`: reads all at once, writes every token by itself; nothing is flushed.

pub use de::from_str;
pub use error::{Error, Result};
pub use options::Options;
pub use ser::to_string;

pub mod error {
    pub type Result<T> = std::result::Result<T, Error>;
    pub type SpannedResult<T> = std::result::Result<T, SpannedError>;

    pub struct Error;
    pub struct SpannedError;

    impl std::error::Error for Error {}
    impl std::error::Error for SpannedError {}
    impl From<std::io::Error> for Error {}
}

pub mod de {
    use std::io::Read;

    use ron::error::SpannedResult;
    use serde::de::DeserializeOwned;

    /// Reads all there is in a few large blocks.
    #[buffers]
    pub fn from_reader<R: Read, T: DeserializeOwned>(rdr: R) -> SpannedResult<T>;

    pub fn from_str<T: serde::Deserialize>(s: &str) -> SpannedResult<T>;
    pub fn from_bytes<T: serde::Deserialize>(s: &[u8]) -> SpannedResult<T>;
}

pub mod ser {
    use std::io::Write;

    use ron::Result;
    use serde::Serialize;

    pub struct PrettyConfig;

    impl PrettyConfig {
        pub fn new() -> Self;
        pub fn depth_limit(self, depth_limit: usize) -> Self;
        pub fn indentor(self, indentor: String) -> Self;
        pub fn struct_names(self, struct_names: bool) -> Self;
    }

    impl Default for PrettyConfig {}

    /// Writes every bracket, comma, name and number by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// ron::ser::to_writer(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 582)]
    pub fn to_writer<W: Write, T: Serialize>(writer: W, value: &T) -> Result<()>;

    /// Writes every bracket, comma, name, number and indent by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let config = ron::ser::PrettyConfig::default();
    /// ron::ser::to_writer_pretty(&mut file, &[1, 2, 3], config)?;
    /// ```
    #[sink(once_per = "token", per_kib = 482.7)]
    pub fn to_writer_pretty<W: Write, T: Serialize>(writer: W, value: &T, config: PrettyConfig)
    -> Result<()>;

    pub fn to_string<T: Serialize>(value: &T) -> Result<String>;
    pub fn to_string_pretty<T: Serialize>(value: &T, config: PrettyConfig) -> Result<String>;
}

pub mod options {
    use std::io::{Read, Write};

    use ron::Result;
    use ron::error::SpannedResult;
    use ron::ser::PrettyConfig;
    use serde::Serialize;
    use serde::de::DeserializeOwned;

    pub struct Options;

    impl Default for Options {}

    impl Options {
        /// Reads all there is in a few large blocks.
        #[buffers]
        pub fn from_reader<R: Read, T: DeserializeOwned>(&self, rdr: R) -> SpannedResult<T>;

        pub fn from_str<T: serde::Deserialize>(&self, s: &str) -> SpannedResult<T>;

        /// Writes every bracket, comma, name and number by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// ron::Options::default().to_writer(&mut file, &[1, 2, 3])?;
        /// ```
        #[sink(once_per = "token", per_kib = 582)]
        pub fn to_writer<W: Write, T: Serialize>(&self, writer: W, value: &T) -> Result<()>;

        /// Writes every bracket, comma, name, number and indent by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let config = ron::ser::PrettyConfig::default();
        /// ron::Options::default().to_writer_pretty(&mut file, &[1, 2, 3], config)?;
        /// ```
        #[sink(once_per = "token", per_kib = 482.7)]
        pub fn to_writer_pretty<W: Write, T: Serialize>(
            &self,
            writer: W,
            value: &T,
            config: PrettyConfig,
        ) -> Result<()>;

        /// Writes every bracket, comma, name and number by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// ron::Options::default().to_io_writer(&mut file, &[1, 2, 3])?;
        /// ```
        #[sink(once_per = "token", per_kib = 582)]
        pub fn to_io_writer<W: Write, T: Serialize>(&self, writer: W, value: &T) -> Result<()>;

        /// Writes every bracket, comma, name, number and indent by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let config = ron::ser::PrettyConfig::default();
        /// ron::Options::default().to_io_writer_pretty(&mut file, &[1, 2, 3], config)?;
        /// ```
        #[sink(once_per = "token", per_kib = 482.7)]
        pub fn to_io_writer_pretty<W: Write, T: Serialize>(
            &self,
            writer: W,
            value: &T,
            config: PrettyConfig,
        ) -> Result<()>;

        pub fn to_string<T: Serialize>(&self, value: &T) -> Result<String>;
    }
}
