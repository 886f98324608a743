//! `borsh`: every number and every length is a read or a write of its own; nothing is flushed.

use std::io::{Read, Result, Write};

pub use de::BorshDeserialize;
pub use ser::BorshSerialize;

pub mod de {
    use std::io::{Read, Result};

    pub trait BorshDeserialize {
        /// Reads every number, length and string by itself.
        /// ```
        /// let mut file = std::fs::File::open("f")?;
        /// let numbers: Vec<u32> = borsh::BorshDeserialize::deserialize_reader(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 206, of = "R")]
        fn deserialize_reader<R: Read>(reader: &mut R) -> Result<Self>;

        fn deserialize(buf: &mut &[u8]) -> Result<Self>;
        fn try_from_slice(v: &[u8]) -> Result<Self>;
    }
}

pub mod ser {
    use std::io::{Result, Write};

    pub trait BorshSerialize {
        /// Writes every number, length and string by itself.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// borsh::BorshSerialize::serialize(&[1u32, 2, 3], &mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 206, of = "W", one_line)]
        fn serialize<W: Write>(&self, writer: &mut W) -> Result<()>;
    }
}

/// Reads every number, length and string by itself, and fails where something follows.
/// ```
/// let numbers: Vec<u32> = borsh::from_reader(&mut std::fs::File::open("f")?)?;
/// ```
#[sink(once_per = "token", per_kib = 206)]
pub fn from_reader<R: Read, T: BorshDeserialize>(reader: &mut R) -> Result<T>;

pub fn from_slice<T: BorshDeserialize>(v: &[u8]) -> Result<T>;
pub fn to_vec<T: BorshSerialize>(value: &T) -> Result<Vec<u8>>;

/// Writes every number, length and string by itself.
/// ```
/// let mut file = std::fs::File::create("f")?;
/// borsh::to_writer(&mut file, &[1u32, 2, 3])?;
/// ```
#[sink(once_per = "token", per_kib = 206, one_line)]
pub fn to_writer<T: BorshSerialize, W: Write>(writer: W, value: &T) -> Result<()>;
