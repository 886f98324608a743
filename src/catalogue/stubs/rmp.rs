//! `rmp`: every marker and every value is a read or a write of its own.

pub struct Marker;

pub mod decode {
    use std::io::{Error, Read};

    use rmp::Marker;

    pub struct ValueReadError<E = Error>;
    pub struct NumValueReadError<E = Error>;
    pub struct MarkerReadError<E = Error>(pub E);

    impl<E> std::error::Error for ValueReadError<E> {}
    impl<E> std::error::Error for NumValueReadError<E> {}

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_u8(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_u8<R: Read>(rd: &mut R) -> Result<u8, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_u16(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_u16<R: Read>(rd: &mut R) -> Result<u16, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_u32(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token", per_kib = 409.6)]
    pub fn read_u32<R: Read>(rd: &mut R) -> Result<u32, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_u64(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_u64<R: Read>(rd: &mut R) -> Result<u64, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_i8(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_i8<R: Read>(rd: &mut R) -> Result<i8, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_i16(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_i16<R: Read>(rd: &mut R) -> Result<i16, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_i32(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_i32<R: Read>(rd: &mut R) -> Result<i32, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_i64(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_i64<R: Read>(rd: &mut R) -> Result<i64, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_f32(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_f32<R: Read>(rd: &mut R) -> Result<f32, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value = rmp::decode::read_f64(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_f64<R: Read>(rd: &mut R) -> Result<f64, ValueReadError>;

    /// Reads the marker and the value by themselves.
    /// ```
    /// let value: u32 = rmp::decode::read_int(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_int<T, R: Read>(rd: &mut R) -> Result<T, NumValueReadError>;

    /// Reads the marker, and the length behind it, by themselves.
    /// ```
    /// let value = rmp::decode::read_array_len(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_array_len<R: Read>(rd: &mut R) -> Result<u32, ValueReadError>;

    /// Reads the marker, and the length behind it, by themselves.
    /// ```
    /// let value = rmp::decode::read_map_len(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_map_len<R: Read>(rd: &mut R) -> Result<u32, ValueReadError>;

    /// Reads the marker, and the length behind it, by themselves.
    /// ```
    /// let value = rmp::decode::read_bin_len(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_bin_len<R: Read>(rd: &mut R) -> Result<u32, ValueReadError>;

    /// Reads the marker, and the length behind it, by themselves.
    /// ```
    /// let value = rmp::decode::read_str_len(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_str_len<R: Read>(rd: &mut R) -> Result<u32, ValueReadError>;

    /// Reads the marker by itself.
    /// ```
    /// let value = rmp::decode::read_nil(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_nil<R: Read>(rd: &mut R) -> Result<(), ValueReadError>;

    /// Reads the marker by itself.
    /// ```
    /// let value = rmp::decode::read_bool(&mut std::fs::File::open("f")?)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_bool<R: Read>(rd: &mut R) -> Result<bool, ValueReadError>;

    /// Reads the marker by itself.
    /// ```
    /// let marker = rmp::decode::read_marker(&mut std::fs::File::open("f")?).map_err(|error| error.0)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn read_marker<R: Read>(rd: &mut R) -> Result<Marker, MarkerReadError>;
}

pub mod encode {
    use std::io::{Error, Write};

    use rmp::Marker;

    pub struct ValueWriteError<E = Error>;

    impl<E> std::error::Error for ValueWriteError<E> {}

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_u8(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_u8<W: Write>(wr: &mut W, val: u8) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_u16(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_u16<W: Write>(wr: &mut W, val: u16) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_u32(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_u32<W: Write>(wr: &mut W, val: u32) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_u64(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_u64<W: Write>(wr: &mut W, val: u64) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_i8(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_i8<W: Write>(wr: &mut W, val: i8) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_i16(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_i16<W: Write>(wr: &mut W, val: i16) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_i32(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_i32<W: Write>(wr: &mut W, val: i32) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_i64(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_i64<W: Write>(wr: &mut W, val: i64) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_f32(&mut file, 1.0)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_f32<W: Write>(wr: &mut W, val: f32) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_f64(&mut file, 1.0)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_f64<W: Write>(wr: &mut W, val: f64) -> Result<(), ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_uint(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_uint<W: Write>(wr: &mut W, val: u64) -> Result<Marker, ValueWriteError>;

    /// Writes the marker and the value by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_sint(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_sint<W: Write>(wr: &mut W, val: i64) -> Result<Marker, ValueWriteError>;

    /// Writes the marker, and the length behind it, by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_array_len(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_array_len<W: Write>(wr: &mut W, len: u32) -> Result<Marker, ValueWriteError>;

    /// Writes the marker, and the length behind it, by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_map_len(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_map_len<W: Write>(wr: &mut W, len: u32) -> Result<Marker, ValueWriteError>;

    /// Writes the marker, and the length behind it, by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_bin_len(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_bin_len<W: Write>(wr: &mut W, len: u32) -> Result<Marker, ValueWriteError>;

    /// Writes the marker, and the length behind it, by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_str_len(&mut file, 1)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_str_len<W: Write>(wr: &mut W, len: u32) -> Result<Marker, ValueWriteError>;

    /// Writes the marker by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_nil(&mut file)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_nil<W: Write>(wr: &mut W) -> Result<(), Error>;

    /// Writes the marker by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_bool(&mut file, true)?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_bool<W: Write>(wr: &mut W, val: bool) -> Result<(), Error>;

    /// Writes the marker, the length and the text by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_str(&mut file, "a")?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_str<W: Write>(wr: &mut W, data: &str) -> Result<(), ValueWriteError>;

    /// Writes the marker, the length and the bytes by themselves.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// rmp::encode::write_bin(&mut file, b"a")?;
    /// ```
    #[sink(once_per = "token", one_line)]
    pub fn write_bin<W: Write>(wr: &mut W, data: &[u8]) -> Result<(), ValueWriteError>;
}
