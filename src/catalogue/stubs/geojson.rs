//! `geojson`: writes with `serde_json`, token by token.

use std::io::Write;

pub struct Error;
pub struct Feature;
pub struct FeatureWriter<W>;

impl<W: Write> FeatureWriter<W> {
    /// Writes every brace, key and number by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let mut writer = geojson::FeatureWriter::from_writer(&mut file);
    /// writer.finish()?;
    /// ```
    #[sink(once_per = "token", per_kib = 420, one_line)]
    pub fn from_writer(writer: W) -> Self;

    pub fn write_feature(&mut self, feature: &Feature) -> Result<(), Error>;
    pub fn serialize<S>(&mut self, value: &S) -> Result<(), Error>;
    pub fn write_foreign_member<T: ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error>;
    pub fn finish(&mut self) -> Result<(), Error>;

    /// Flushes the inner writer and reports whether that worked.
    #[flushes]
    pub fn flush(&mut self) -> Result<(), Error>;
}
