//! `shapefile`: every coordinate is a read or a write of its own; what is opened by its path buffers.

use std::fs::File;
use std::io::{BufReader, BufWriter, Read, Seek, Write};
use std::path::Path;

pub struct Error;
pub struct Shape;
pub struct ShapeReader<T>;
pub struct ShapeWriter<T>;

impl std::error::Error for Error {}
impl From<std::io::Error> for Error {}

impl ShapeReader<BufReader<File>> {
    pub fn from_path<P: AsRef<Path>>(path: P) -> Result<Self, Error>;
}

impl<T: Read> ShapeReader<T> {
    /// Reads every coordinate by itself.
    /// ```
    /// let reader = shapefile::ShapeReader::new(std::fs::File::open("f")?)?;
    /// let shapes = reader.read()?;
    /// ```
    #[sink(once_per = "token", per_kib = 183)]
    pub fn new(source: T) -> Result<Self, Error>;

    pub fn read(self) -> Result<Vec<Shape>, Error>;
}

impl ShapeWriter<BufWriter<File>> {
    pub fn from_path<P: AsRef<Path>>(path: P) -> Result<Self, Error>;
}

impl<T: Write + Seek> ShapeWriter<T> {
    /// Writes every coordinate by itself.
    /// ```
    /// let points = [shapefile::Point::new(1.0, 2.0)];
    /// let file = std::fs::File::create("f")?;
    /// let mut writer = shapefile::ShapeWriter::new(file);
    /// writer.write_shape(&points[0])?;
    /// writer.finalize()?;
    /// ```
    #[sink(once_per = "token", per_kib = 183)]
    pub fn new(shp_dest: T) -> Self;

    pub fn write_shape<S>(&mut self, shape: &S) -> Result<(), Error>;

    pub fn write_shapes<C>(self, container: C) -> Result<(), Error>;

    /// Completes the header, flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn finalize(&mut self) -> Result<(), Error>;
}
