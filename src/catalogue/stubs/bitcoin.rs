//! `bitcoin`: every number, hash and script of a transaction is a read or a write of its own; nothing is flushed.

pub struct Block;
pub struct ScriptBuf;
pub struct Transaction;
pub struct TxIn;
pub struct TxOut;

impl consensus::Decodable for Block {}
impl consensus::Decodable for ScriptBuf {}
impl consensus::Decodable for Transaction {}
impl consensus::Decodable for TxIn {}
impl consensus::Decodable for TxOut {}
impl consensus::Encodable for Block {}
impl consensus::Encodable for ScriptBuf {}
impl consensus::Encodable for Transaction {}
impl consensus::Encodable for TxIn {}
impl consensus::Encodable for TxOut {}

impl<T> consensus::Decodable for Vec<T> {}
impl<T> consensus::Encodable for Vec<T> {}

pub mod block {
    pub use crate::Block;
}

pub mod transaction {
    pub use crate::{Transaction, TxIn, TxOut};
}

pub mod blockdata {
    pub use crate::{block, transaction};
}

pub mod p2p {
    pub use crate::network::message;
}

pub mod network {
    pub mod message {
        pub struct RawNetworkMessage;

        impl bitcoin::consensus::Decodable for RawNetworkMessage {}
        impl bitcoin::consensus::Encodable for RawNetworkMessage {}
    }
}

pub mod consensus {
    pub use encode::{Decodable, Encodable, deserialize, serialize};

    pub mod encode {
        use std::io::{Read, Result, Write};

        pub struct Error;

        impl std::error::Error for Error {}
        impl From<std::io::Error> for Error {}

        pub fn serialize<T: Encodable>(data: &T) -> Vec<u8>;
        pub fn deserialize<T: Decodable>(data: &[u8]) -> std::result::Result<T, Error>;

        pub trait Decodable {
            /// Reads every number, hash and length by itself, and stops at the end of the value.
            /// ```
            /// let mut file = std::fs::File::open("f")?;
            /// let transaction: bitcoin::Transaction = bitcoin::consensus::Decodable::consensus_decode(&mut file)?;
            /// ```
            #[sink(once_per = "token", per_kib = 120, of = "R")]
            fn consensus_decode<R: Read + ?Sized>(reader: &mut R) -> std::result::Result<Self, Error>;

            fn consensus_decode_from_finite_reader<R: Read + ?Sized>(
                reader: &mut R,
            ) -> std::result::Result<Self, Error>;
        }

        pub trait Encodable {
            /// Writes every number, hash and length by itself.
            /// ```
            /// let mut file = std::fs::File::create("f")?;
            /// let transaction: bitcoin::Transaction = bitcoin::consensus::deserialize(&[])?;
            /// bitcoin::consensus::Encodable::consensus_encode(&transaction, &mut file)?;
            /// ```
            #[sink(once_per = "token", per_kib = 120, of = "W", one_line)]
            fn consensus_encode<W: Write + ?Sized>(&self, writer: &mut W) -> Result<usize>;
        }
    }
}

/// The traits of std again, whatever the version makes of them.
pub mod io {
    pub use std::io::{BufRead, Error, ErrorKind, Read, Result, Write};
}
