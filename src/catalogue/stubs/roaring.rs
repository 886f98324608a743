//! `roaring`: numbers that lie close together go in large blocks, those that lie far apart one by one; nothing is
//! flushed.

pub use bitmap::RoaringBitmap;
pub use treemap::RoaringTreemap;

pub mod bitmap {
    use std::io::{Read, Result, Write};

    pub struct RoaringBitmap;

    impl RoaringBitmap {
        pub fn new() -> RoaringBitmap;

        /// Reads every container, of which there is one for each 65,536 numbers, by itself.
        /// ```
        /// let numbers = roaring::RoaringBitmap::deserialize_from(std::fs::File::open("f")?)?;
        /// ```
        #[sink(once_per = "token", per_kib = 70.4)]
        pub fn deserialize_from<R: Read>(reader: R) -> Result<RoaringBitmap>;

        /// Writes every container, of which there is one for each 65,536 numbers, in four pieces.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// roaring::RoaringBitmap::new().serialize_into(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 282, one_line)]
        pub fn serialize_into<W: Write>(&self, writer: W) -> Result<()>;
    }
}

pub mod treemap {
    use std::io::{Read, Result, Write};

    pub struct RoaringTreemap;

    impl RoaringTreemap {
        pub fn new() -> RoaringTreemap;

        /// Reads every container, of which there is one for each 65,536 numbers, by itself.
        /// ```
        /// let numbers = roaring::RoaringTreemap::deserialize_from(std::fs::File::open("f")?)?;
        /// ```
        #[sink(once_per = "token", per_kib = 102)]
        pub fn deserialize_from<R: Read>(reader: R) -> Result<RoaringTreemap>;

        /// Writes every container, of which there is one for each 65,536 numbers, in four pieces.
        /// ```
        /// let mut file = std::fs::File::create("f")?;
        /// roaring::RoaringTreemap::new().serialize_into(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 410, one_line)]
        pub fn serialize_into<W: Write>(&self, writer: W) -> Result<()>;
    }
}
