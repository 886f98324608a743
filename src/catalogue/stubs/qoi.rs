//! `qoi`: streams move pixel by pixel; nothing is flushed.

pub use decode::Decoder;
pub use encode::Encoder;

pub struct Error;
pub type Result<T> = std::result::Result<T, Error>;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

pub mod decode {
    use std::io::Read;

    use qoi::Result;

    pub struct Decoder<R>;

    impl<R: Read> Decoder<R> {
        /// Reads the mark of every pixel, and what follows it, by themselves.
        /// ```
        /// let mut decoder = qoi::Decoder::from_stream(std::fs::File::open("f")?)?;
        /// let pixels = decoder.decode_to_vec()?;
        /// ```
        #[sink(once_per = "token", per_kib = 512)]
        pub fn from_stream(reader: R) -> Result<Self>;

        pub fn decode_to_vec(&mut self) -> Result<Vec<u8>>;
    }
}

pub mod encode {
    use std::io::Write;

    use qoi::Result;

    pub struct Encoder;

    impl Encoder {
        pub fn new<D: AsRef<[u8]> + ?Sized>(data: &D, width: u32, height: u32) -> Result<Self>;
        pub fn encode_to_vec(&self) -> Result<Vec<u8>>;

        /// Writes every pixel by itself.
        /// ```
        /// let encoder = qoi::Encoder::new(&[0; 3], 1, 1)?;
        /// let mut file = std::fs::File::create("f")?;
        /// encoder.encode_to_stream(&mut file)?;
        /// ```
        #[sink(once_per = "token", per_kib = 256, one_line)]
        pub fn encode_to_stream<W: Write>(&self, writer: &mut W) -> Result<usize>;
    }
}
