//! `hound`: every field and every sample is a read or a write of its own; `open` and `create` buffer.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::path::Path;

pub type Result<T> = std::result::Result<T, Error>;

pub enum Error {
    IoError(io::Error),
    FormatError(&'static str),
    TooWide,
    UnfinishedSample,
    Unsupported,
    InvalidSampleFormat,
}

pub enum SampleFormat {
    Float,
    Int,
}

pub struct WavSpec {
    pub channels: u16,
    pub sample_rate: u32,
    pub bits_per_sample: u16,
    pub sample_format: SampleFormat,
}

impl std::error::Error for Error {}
impl From<io::Error> for Error {}

pub trait Sample {}

pub struct WavReader<R>;
pub struct WavSamples<R, S>;
pub struct WavIntoSamples<R, S>;
pub struct WavWriter<W>;

impl<R: Read> WavReader<R> {
    pub fn new(reader: R) -> Result<WavReader<R>>;
    pub fn spec(&self) -> WavSpec;

    /// Reads every sample by itself.
    /// ```
    /// let mut reader = hound::WavReader::new(std::fs::File::open("f")?)?;
    /// for sample in reader.samples::<i16>() {}
    /// ```
    #[sink(once_per = "token")]
    pub fn samples<S: Sample>(&mut self) -> WavSamples<R, S>;

    /// Reads every sample by itself.
    /// ```
    /// let reader = hound::WavReader::new(std::fs::File::open("f")?)?;
    /// for sample in reader.into_samples::<i16>() {}
    /// ```
    #[sink(once_per = "token")]
    pub fn into_samples<S: Sample>(self) -> WavIntoSamples<R, S>;

    pub fn duration(&self) -> u32;
    pub fn len(&self) -> u32;
    pub fn into_inner(self) -> R;
    pub fn seek(&mut self, time: u32) -> io::Result<()>;
}

impl WavReader<BufReader<File>> {
    pub fn open<P: AsRef<Path>>(filename: P) -> Result<WavReader<BufReader<File>>>;
}

impl<R: Read, S> Iterator for WavSamples<R, S> {
    type Item = Result<S>;
}

impl<R: Read, S> Iterator for WavIntoSamples<R, S> {
    type Item = Result<S>;
}

impl<W: Write + Seek> WavWriter<W> {
    pub fn new(writer: W, spec: WavSpec) -> Result<WavWriter<W>>;

    /// Writes every sample by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let sample_format = hound::SampleFormat::Int;
    /// let spec = hound::WavSpec { channels: 1, sample_rate: 48_000, bits_per_sample: 16, sample_format };
    /// hound::WavWriter::new(&mut file, spec)?.write_sample(0i16)?;
    /// ```
    #[sink(once_per = "token")]
    pub fn write_sample<S: Sample>(&mut self, sample: S) -> Result<()>;

    pub fn flush(&mut self) -> Result<()>;

    /// Completes the header, flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn finalize(self) -> Result<()>;

    pub fn duration(&self) -> u32;
    pub fn len(&self) -> u32;
}

impl WavWriter<BufWriter<File>> {
    pub fn create<P: AsRef<Path>>(filename: P, spec: WavSpec) -> Result<WavWriter<BufWriter<File>>>;
    pub fn append<P: AsRef<Path>>(filename: P) -> Result<WavWriter<BufWriter<File>>>;
}
