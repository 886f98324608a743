//! `prometheus`: writes every name, label and value of a metric in pieces.

use std::io::Write;

pub struct Error;
pub struct TextEncoder;

pub mod proto {
    pub struct MetricFamily;
}

pub trait Encoder {
    /// Writes every name, label and value by itself.
    /// ```
    /// let mut file = std::fs::File::create("f")?;
    /// let encoder = prometheus::TextEncoder::new();
    /// prometheus::Encoder::encode(&encoder, &prometheus::gather(), &mut file)?;
    /// ```
    #[sink(once_per = "token", per_kib = 248)]
    fn encode<W: Write>(&self, metric_families: &[proto::MetricFamily], writer: &mut W) -> Result<(), Error>;

    fn format_type(&self) -> &str;
}

impl TextEncoder {
    pub fn new() -> TextEncoder;
    pub fn encode_to_string(&self, metric_families: &[proto::MetricFamily]) -> Result<String, Error>;
}

impl Encoder for TextEncoder {}

pub fn gather() -> Vec<proto::MetricFamily>;
