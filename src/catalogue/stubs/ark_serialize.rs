//! `ark_serialize`: every number and every length is a read or a write of its own; nothing is flushed.

use std::io::{Read, Write};

pub struct SerializationError;

impl std::error::Error for SerializationError {}
impl From<std::io::Error> for SerializationError {}

pub trait CanonicalSerialize {
    /// Writes every number and every length by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// ark_serialize::CanonicalSerialize::serialize_compressed(&vec![1u64, 2, 3], &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 429, of = "W", one_line)]
    fn serialize_compressed<W: Write>(&self, writer: W) -> Result<(), SerializationError>;

    /// Writes every number and every length by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// ark_serialize::CanonicalSerialize::serialize_uncompressed(&vec![1u64, 2, 3], &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 429, of = "W", one_line)]
    fn serialize_uncompressed<W: Write>(&self, writer: W) -> Result<(), SerializationError>;
}

pub trait CanonicalDeserialize {
    /// Reads every number and every length by itself, and stops at the end of the value.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let numbers: Vec<u64> = ark_serialize::CanonicalDeserialize::deserialize_compressed(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 429, of = "R")]
    fn deserialize_compressed<R: Read>(reader: R) -> Result<Self, SerializationError>;

    fn deserialize_compressed_unchecked<R: Read>(reader: R) -> Result<Self, SerializationError>;

    /// Reads every number and every length by itself, and stops at the end of the value.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let numbers: Vec<u64> = ark_serialize::CanonicalDeserialize::deserialize_uncompressed(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 429, of = "R")]
    fn deserialize_uncompressed<R: Read>(reader: R) -> Result<Self, SerializationError>;

    /// Reads every number and every length by itself, and stops at the end of the value.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let numbers: Vec<u64> = ark_serialize::CanonicalDeserialize::deserialize_uncompressed_unchecked(file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 429, of = "R")]
    fn deserialize_uncompressed_unchecked<R: Read>(reader: R) -> Result<Self, SerializationError>;
}
