//! `rmp_serde`: every marker and every value is a read or a write of its own; nothing is flushed.

pub use decode::{Deserializer, from_read, from_slice};
pub use encode::{Serializer, to_vec, to_vec_named};

pub mod decode {
    use std::io::Read;

    use serde::de::DeserializeOwned;

    pub struct Error;
    pub struct Deserializer<R>;
    pub struct ReadReader<R>;

    impl std::error::Error for Error {}

    /// Reads every marker and every value by itself, and stops at the end of the value.
    /// ```
    /// let numbers: Vec<u32> = rmp_serde::from_read(std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token", per_kib = 371)]
    pub fn from_read<R: Read, T: DeserializeOwned>(rd: R) -> Result<T, Error>;

    pub fn from_slice<T: serde::Deserialize>(input: &[u8]) -> Result<T, Error>;

    impl<R: Read> Deserializer<ReadReader<R>> {
        /// Reads every marker and every value by itself, and stops at the end of the value.
        /// ```
        /// let mut deserializer = rmp_serde::Deserializer::new(std::fs::File::open("f")?);
        /// let numbers: Vec<u32> = serde::Deserialize::deserialize(&mut deserializer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 371)]
        pub fn new(rd: R) -> Deserializer<ReadReader<R>>;

        pub fn get_ref(&self) -> &R;
        pub fn get_mut(&mut self) -> &mut R;
        pub fn into_inner(self) -> R;
    }

    impl<R: Read> serde::Deserializer for &mut Deserializer<ReadReader<R>> {
        type Error = Error;
    }
}

pub mod encode {
    use std::io::Write;

    use serde::Serialize;

    pub struct Error;
    /// Passes every piece on as it comes, and does nothing when it is dropped.
    #[forwards]
    pub struct Serializer<W>;

    impl std::error::Error for Error {}

    pub fn to_vec<T: Serialize>(val: &T) -> Result<Vec<u8>, Error>;
    pub fn to_vec_named<T: Serialize>(val: &T) -> Result<Vec<u8>, Error>;

    /// Writes every marker and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp_serde::encode::write(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 371, one_line)]
    pub fn write<W: Write, T: Serialize>(wr: &mut W, val: &T) -> Result<(), Error>;

    /// Writes every marker, every name and every value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp_serde::encode::write_named(&mut file, &[1, 2, 3])?;
    /// ```
    #[sink(once_per = "token", per_kib = 386, one_line)]
    pub fn write_named<W: Write, T: Serialize>(wr: &mut W, val: &T) -> Result<(), Error>;

    impl<W: Write> serde::Serializer for &mut Serializer<W> {
        type Ok = ();
        type Error = Error;
    }

    impl<W: Write> Serializer<W> {
        /// Writes every marker and every value by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// let mut serializer = rmp_serde::Serializer::new(&mut file);
        /// serde::Serialize::serialize(&[1, 2, 3], &mut serializer)?;
        /// ```
        #[sink(once_per = "token", per_kib = 371, one_line)]
        pub fn new(wr: W) -> Serializer<W>;

        pub fn get_ref(&self) -> &W;
        pub fn get_mut(&mut self) -> &mut W;
        pub fn into_inner(self) -> W;
        pub fn with_struct_map(self) -> Serializer<W>;
        pub fn with_struct_tuple(self) -> Serializer<W>;
        pub fn with_human_readable(self) -> Serializer<W>;
        pub fn with_binary(self) -> Serializer<W>;
    }
}
