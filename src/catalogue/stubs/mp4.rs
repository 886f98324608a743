//! `mp4`: every field of the header is a read or a write of its own; samples go in larger pieces; nothing is flushed.

use std::fs::File;
use std::io::{BufReader, Read, Seek, Write};

pub type Result<T> = std::result::Result<T, Error>;

pub struct Error;
pub struct Mp4Reader<R>;
pub struct Mp4Sample;
pub struct Mp4Writer<W>;
pub struct TrackConfig;

pub struct FourCC {
    pub value: [u8; 4],
}

pub struct Mp4Config {
    pub major_brand: FourCC,
    pub minor_version: u32,
    pub compatible_brands: Vec<FourCC>,
    pub timescale: u32,
}

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

pub fn read_mp4(f: File) -> Result<Mp4Reader<BufReader<File>>>;

impl<R: Read + Seek> Mp4Reader<R> {
    /// Reads every field of the header by itself.
    /// ```
    /// let file = std::fs::File::open("f")?;
    /// let size = file.metadata()?.len();
    /// let reader = mp4::Mp4Reader::read_header(file, size)?;
    /// ```
    #[sink(once_per = "token", per_kib = 256)]
    pub fn read_header(reader: R, size: u64) -> Result<Self>;

    pub fn read_sample(&mut self, track_id: u32, sample_id: u32) -> Result<Option<Mp4Sample>>;
    pub fn sample_count(&self, track_id: u32) -> Result<u32>;
}

impl<W: Write + Seek> Mp4Writer<W> {
    pub fn write_start(writer: W, config: &Mp4Config) -> Result<Self>;
    pub fn add_track(&mut self, config: &TrackConfig) -> Result<()>;
    pub fn write_sample(&mut self, track_id: u32, sample: &Mp4Sample) -> Result<()>;

    /// Writes every field of the header by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let brand = mp4::FourCC { value: *b"isom" };
    /// let config = mp4::Mp4Config { major_brand: brand, minor_version: 0, compatible_brands: vec![], timescale: 1 };
    /// mp4::Mp4Writer::write_start(&mut file, &config)?.write_end()?;
    /// ```
    #[sink(once_per = "token", per_kib = 2.9)]
    pub fn write_end(&mut self) -> Result<()>;
}

impl<W> Mp4Writer<W> {
    pub fn into_writer(self) -> W;
}
